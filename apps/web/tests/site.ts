import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { freePort } from "@repo/testing/free-port";
import { inject } from "vitest";

const START_MS = 120_000;
const END_WITH_PARENT = new URL("../../../ops/run/end-with-parent.ts", import.meta.url).href;

export const SECRET = "revalidate-secret-of-tests";
export const PREVIEW_SECRET = "preview-secret-of-the-tests";
export const SITE_TOKEN = "site-token-of-the-tests";
export const ID = "3f0b4c86-2d5e-4a37-9c11-6a7de0f6a111";

export async function listen(listener: RequestListener): Promise<{ url: string; close: () => void }> {
  const server: Server = createServer(listener).listen(0, "127.0.0.1");
  // On a busy machine, clients would reuse connections that are about to close.
  server.keepAliveTimeout = 0;
  await once(server, "listening");
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

export type Asked = { method: string; path: string; headers: IncomingHttpHeaders; body: string };

export async function startCms() {
  const cms = { asked: [] as Asked[], answer: created as RequestListener };
  const server = await listen(async (request, response) => {
    const { method = "", url: path = "", headers } = request;
    cms.asked.push({ method, path, headers, body: String(await buffer(request)) });
    cms.answer(request, response);
  });
  return Object.assign(cms, server);
}

export type Cms = Awaited<ReturnType<typeof startCms>>;

/** A test's access token is the name of its role. */
export function created(...[request, response]: Parameters<RequestListener>): void {
  const { method, url, headers } = request;
  const body = url === "/api/sessions/current" ? { role: headers.authorization?.replace("Bearer ", "") } : {};
  const status = method === "POST" ? 201 : 200;
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** Starts the built site until the test or its process ends. With `scripts/start.ts`, its pages are rendered first. */
export async function startSite(cmsUrl: string, settings: Record<string, string> = {}, program = "server/server.ts") {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(path.join(inject("sitesFolder"), "site-"));
  const child: ChildProcess = spawn(process.execPath, ["--import", END_WITH_PARENT, program], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      SUPERVISOR_PID: String(process.pid),
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      WEB_PORT: port,
      SITE_URL: url,
      CMS_URL: cmsUrl,
      DATA_DIR: dataDir,
      SITE_TOKEN,
      REVALIDATE_SECRET: SECRET,
      PREVIEW_SECRET,
      ...settings,
    },
  });
  const ended = once(child, "exit").then(([code]): number | null => code);
  const site = {
    url,
    pid: child.pid,
    log: "",
    lines: (requestId: string | null): Line[] => linesOf(site.log).filter((line) => line.requestId === requestId),
    /** Returns the id in the pages that `scripts/start.ts` has rendered. */
    previewModeId(): string {
      const folder = path.join(".instances", readFileSync(path.join(dataDir, "instance-id"), "utf8"));
      const pages = readFileSync(path.join(folder, "current"), "utf8");
      return JSON.parse(readFileSync(path.join(folder, pages, "prerender-manifest.json"), "utf8")).preview
        .previewModeId;
    },
    /** Resolves to the exit code. */
    end() {
      child.kill();
      return ended;
    },
    async stop() {
      await site.end();
      await rm(dataDir, { recursive: true, force: true });
    },
    with: (tokens: { access?: string; refresh?: string }) => ({
      cookie: Object.entries(tokens)
        .map(([name, value]) => `site-${port}-${name}=${value}`)
        .join("; "),
    }),
    as: (role: string) => site.with({ access: role }),
  };
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (site.log += chunk));
  const up = new Promise<void>((resolve, reject) => {
    child.stdout?.on("data", () => site.log.includes("Site on http") && resolve());
    child.once("exit", () => reject(new Error(`The site has not started:\n${site.log}`)));
    setTimeout(() => reject(new Error(`The site does not start:\n${site.log}`)), START_MS).unref();
  });
  await up;
  return site;
}

type Line = { level: string; name: string; message: string; requestId?: string; [field: string]: unknown };

function linesOf(log: string): Line[] {
  const whole = log.split("\n").slice(0, -1);
  return whole.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
}

export type Site = Awaited<ReturnType<typeof startSite>>;
