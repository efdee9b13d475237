import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { styleText } from "node:util";
import { keepPrivate } from "../../packages/process/instance/private.ts";
import { EXIT_WRONG_SETTING, heapFlags } from "../../packages/process/settings/settings.ts";
import { root, SIGNALS } from "../command.ts";
import type { Product } from "./environment.ts";

const RESTART_DELAYS_MS = [500, 1_000, 2_000, 4_000, 8_000];
const STEADY_MS = 30_000;
const KILL_TIMEOUT_MS = 13_000;
const POLL_MS = 250;
const COLORS = ["cyan", "magenta", "yellow"] as const;

const endWithParent = new URL("./end-with-parent.ts", import.meta.url).href;

export type Server = {
  name: string;
  script: string;
  args?: (string | number)[];
  cwd: string;
  after?: string;
  heapMb?: number;
  env?: NodeJS.ProcessEnv;
};

/** The site reaches the CMS on this machine, even where `CMS_URL` leads through a proxy. */
export const besideCms = ({ siteIsLocal, cmsLocalUrl }: Product) => (siteIsLocal ? {} : { CMS_URL: cmsLocalUrl });

export function mailCatcher({ catcher }: Product): Server[] {
  if (!catcher) return [];
  const { host, smtpPort, webHost, webPort } = catcher;
  const addresses = ["--smtp", smtpPort, "--web", webPort, "--ip", host, "--web-ip", webHost];
  return [{ name: "mail", script: "node_modules/maildev/bin/maildev", args: [...addresses, "--silent"], cwd: root }];
}

/** One server that can't stay up stops all, the last first, as it may need others. @returns the code, 0 for a signal */
export async function keepRunning(servers: Server[], env: NodeJS.ProcessEnv, onReady = () => {}): Promise<number> {
  keepPrivate();
  const stop = new AbortController();
  for (const signal of SIGNALS) process.on(signal, () => stop.abort());
  stopWithParent();

  const width = Math.max(...servers.map(({ name }) => name.length));
  let ready = false;
  const start = (server: Server, index: number) => {
    const { script, args = [], cwd, heapMb } = server;
    const flags = ["--import", endWithParent, ...(heapMb ? heapFlags(heapMb) : [])];
    const child = spawn(process.execPath, [...flags, script, ...args.map(String)], {
      cwd,
      env: { ...env, ...server.env, SUPERVISOR_PID: String(process.pid) },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    const color = COLORS[index % COLORS.length] ?? "reset";
    const prefix = styleText(color, server.name.padEnd(width), { stream: process.stdout });
    for (const stream of ["stdout", "stderr"] as const) {
      const input = child[stream];
      if (!input) continue;
      createInterface({ input }).on("line", (line) =>
        process[stream].write(`${isJson(line) ? "" : `${prefix} `}${line}\n`),
      );
    }
    child.on("message", (message) => {
      if (message !== "ready" || ready) return;
      ready = true;
      onReady();
    });
    return child;
  };

  const lives: Promise<void>[] = [];
  const live = async (server: Server, index: number) => {
    if (server.after) await answers(server.after, stop.signal);
    for (let deaths = 0; !stop.signal.aborted; deaths++) {
      const started = Date.now();
      const child = start(server, index);
      const [code, signal] = await endOf(child, stop.signal, () => Promise.all(lives.slice(index + 1)));
      if (stop.signal.aborted) return;

      if (Date.now() - started > STEADY_MS) deaths = 0;
      const restartDelay = RESTART_DELAYS_MS[deaths];
      const how = `${server.name} ended (${signal ?? `exit code ${code}`})`;
      if (code === EXIT_WRONG_SETTING || restartDelay === undefined) {
        console.error(`${how}${deaths > 0 ? " repeatedly" : ""}: stopping everything.`);
        process.exitCode = 1;
        stop.abort();
        return;
      }
      console.error(`${how}: restarting it.`);
      await delay(restartDelay, stop.signal);
    }
  };
  for (const [index, server] of servers.entries()) lives.push(live(server, index));
  await Promise.all(lives);
  return Number(process.exitCode ?? 0);
}

export async function answers(url: string, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    const response = await fetch(url, { signal }).catch(() => undefined);
    if (response?.ok) return true;
    await delay(POLL_MS, signal);
  }
  return false;
}

const isJson = (line: string) => line.startsWith("{");

type End = [code: number | null, signal: NodeJS.Signals | null];

async function endOf(child: ChildProcess, signal: AbortSignal, others: () => Promise<unknown>): Promise<End> {
  const end = once(child, "close") as Promise<End>;
  const stop = async () => {
    setTimeout(() => child.kill("SIGKILL"), KILL_TIMEOUT_MS).unref();
    await others();
    child.kill("SIGTERM");
  };
  signal.addEventListener("abort", stop);
  try {
    return await end;
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => resolve(clearTimeout(timer)), { once: true });
  });
}

/** A killed npm forwards no signal. npm scripts begin with `exec`, because a shell in between would swallow signals. */
function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  watch.unref();
}
