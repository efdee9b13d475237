import { spawn } from "node:child_process";
import { openSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { expected } from "../../scripts/steps/environment.ts";
import type { Command } from "../../scripts/steps/install.ts";
import { cpuSeconds } from "../bench/cpu-time.ts";

const POLL_MS = 25;
const LONGEST_MS = 180_000;
const LOG_LINES = 30;
const QUIET = { STRAPI_TELEMETRY_DISABLED: "1", STRAPI_DISABLE_UPDATE_NOTIFICATION: "1" };

/** With the time until it answered, and that of the processor until then. */
export type Server = { ms: number; cpuSeconds?: number; stop: () => Promise<void> };

export const startStrapi = (folder: string, port: number, env: NodeJS.ProcessEnv = {}): Promise<Server> =>
  start(folder, ["node", "node_modules/@strapi/strapi/bin/strapi.js", "start"], `http://localhost:${port}/_health`, {
    ...QUIET,
    ...env,
    PORT: String(port),
  });

/** @throws with the end of its log when it ends before */
export async function start(
  folder: string,
  [program, ...args]: Command,
  address: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Server> {
  const log = path.join(folder, "server.log");
  const output = openSync(log, "w");
  const begun = performance.now();
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ["ignore", output, output],
  });
  const ended = new Promise((resolve) => child.once("close", resolve));
  const stop = async () => {
    child.kill();
    await ended;
  };
  while (!(await fetch(address).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || child.signalCode || performance.now() - begun > LONGEST_MS) {
      await stop();
      const lines = (await readFile(log, "utf8")).trimEnd().split("\n");
      throw expected(`Nothing answered at ${address}:\n${lines.slice(-LOG_LINES).join("\n")}`);
    }
    await setTimeout(POLL_MS);
  }
  const ms = Math.round(performance.now() - begun);
  return { ms, cpuSeconds: await cpuSeconds(child.pid ?? 0), stop };
}
