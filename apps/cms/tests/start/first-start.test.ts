import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import accounts from "@repo/testing/accounts" with { type: "json" };
import { productPorts } from "@repo/testing/free-port";
import { afterEach, expect, it, onTestFinished } from "vitest";
import { startPostgres } from "../setup/postgres";

const root = path.resolve(import.meta.dirname, "../../../..");

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const databases = {
  sqlite: async () => ({}),
  postgres: async () => {
    const postgres = await startPostgres();
    ends.push(() => postgres.stop());
    return postgres.settings;
  },
};

it.each(Object.entries(databases))("starts on an empty %s, shows what was seeded, and ends", async (_, database) => {
  const folder = await mkdtemp(path.join(tmpdir(), "first-start-"));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const ports = await productPorts();
  const settings = { ...ports, ...accounts, ...(await database()), DATA_DIR: path.join(folder, "data") };
  const product = start({ ...settings, ENV_FILE: path.join(folder, ".env") });

  await expect.poll(() => product.output).toContain("Ready.");
  const site = `http://localhost:${ports.WEB_PORT}`;
  await expect.poll(async () => (await fetch(`${site}/api/health`)).json()).toEqual({ status: "ok", cms: "ok" });
  const careers = await fetch(`${site}/careers`);
  expect(careers.status).toBe(200);
  expect((await careers.text()).includes("Senior Backend Engineer")).toBe(true);
  await expect.poll(async () => (await fetch(`http://localhost:${ports.CMS_PORT}/_ready`)).ok).toBe(true);

  const ended = new Promise((resolve) => product.child.once("close", resolve));
  product.child.kill("SIGTERM");
  expect(await ended).toBe(0);
  await expect(fetch(`${site}/api/health`)).rejects.toThrow();
});

function start(settings: NodeJS.ProcessEnv) {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const child: ChildProcess = spawn(process.execPath, ["scripts/start.ts"], {
    cwd: root,
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  ends.push(async () => child.exitCode ?? child.kill("SIGKILL"));
  const product = { child, output: "" };
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (product.output += chunk));
  onTestFinished(({ task }) => {
    if (task.result?.state === "fail") console.error(product.output);
  });
  return product;
}
