import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { expected, root } from "../command.ts";
import type { Command } from "../install/install.ts";

const POLL_MS = 25;
const LONGEST_START_MS = 15 * 60_000;
const LONGEST_END_MS = 60_000;
const LOG_LINES = 40;

export type Program = ReturnType<typeof startProgram>;

export function startProgram(
  [program, ...args]: Command,
  { cwd, log, env }: { cwd: string; log: string; env: NodeJS.ProcessEnv },
) {
  const output = openSync(log, "a");
  const child = spawn(program, args, { cwd, env, stdio: ["ignore", output, output, "ipc"] });
  closeSync(output);
  const ended = once(child, "close");
  const isOver = () => child.exitCode !== null || child.signalCode !== null;

  async function stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    child.kill(signal);
    const late = globalThis.setTimeout(() => child.kill("SIGKILL"), LONGEST_END_MS);
    await ended;
    clearTimeout(late);
  }
  return {
    pid: child.pid ?? 0,
    log,
    stop,
    /** @throws the end of the log when the program ends first, and the signal's reason once that is aborted. */
    async answers(address: string, signal?: AbortSignal): Promise<void> {
      for (const late = Date.now() + LONGEST_START_MS; ; await setTimeout(POLL_MS)) {
        if ((await fetch(address).catch(() => undefined))?.ok) return;
        signal?.throwIfAborted();
        if (!isOver() && Date.now() < late) continue;
        await stop();
        const lines = (await readFile(log, "utf8")).trimEnd().split("\n");
        throw expected(`Nothing answers at ${address}:\n${lines.slice(-LOG_LINES).join("\n")}`);
      }
    },
  };
}

/** @returns the command's output. @throws that output when the command fails. */
export async function run([program, ...args]: Command, env = process.env, cwd = root): Promise<string> {
  const child = spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, "close");
  const [output, errors] = await printed;
  if (code !== 0) throw expected(`${program} ${args.join(" ")}: ${errors}${output}`);
  return output;
}
