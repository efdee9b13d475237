import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";

const endWithParent = new URL("../../scripts/steps/end-with-parent.ts", import.meta.url).href;
const END_MS = 30_000;

export type Running = { pid: number; log: string; child: ChildProcess; stop: () => Promise<void> };

type Start = { cwd: string; log: string; env: NodeJS.ProcessEnv };

/** A server of the product, which ends with this process. */
export const startServer = (script: string, args: string[], start: Start) =>
  startProgram(process.execPath, ["--import", endWithParent, script, ...args], {
    ...start,
    env: { ...start.env, SUPERVISOR_PID: String(process.pid) },
  });

export function startProgram(program: string, args: string[], { cwd, log, env }: Start): Running {
  const output = openSync(log, "a");
  const child = spawn(program, args, { cwd, env, stdio: ["ignore", output, output, "ipc"] });
  return {
    pid: child.pid ?? 0,
    log,
    child,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      const late = setTimeout(() => child.kill("SIGKILL"), END_MS);
      child.kill("SIGTERM");
      await ended;
      clearTimeout(late);
    },
  };
}

export type Sizes = { memoryMb: number; handles: number; threads: number };

/** Of a process and all below it: their proportional memory, open files and sockets, and threads. */
export async function sizesOf(roots: number[]): Promise<Sizes> {
  const parents = await readParents();
  const below = (pid: number): number[] =>
    [...parents].filter(([, parent]) => parent === pid).flatMap(([child]) => [child, ...below(child)]);
  const pids = roots.filter((pid) => parents.has(pid)).flatMap((pid) => [pid, ...below(pid)]);
  const sizes = { memoryMb: 0, handles: 0, threads: 0 };
  for (const pid of pids) {
    // A process may end meanwhile.
    const [memory, status, handles] = await Promise.all([
      readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => ""),
      readFile(`/proc/${pid}/status`, "utf8").catch(() => ""),
      readdir(`/proc/${pid}/fd`).catch(() => []),
    ]);
    sizes.memoryMb += Number(/^Pss: +(\d+)/m.exec(memory)?.[1] ?? 0) / 1024;
    sizes.threads += Number(/^Threads:\s+(\d+)/m.exec(status)?.[1] ?? 0);
    sizes.handles += handles.length;
  }
  return sizes;
}

async function readParents(): Promise<Map<number, number>> {
  const names = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(names.map((pid) => readFile(`/proc/${pid}/stat`, "utf8").catch(() => "")));
  return new Map(
    stats.filter(Boolean).map((stat) => {
      // The second field is a name in parentheses with arbitrary characters.
      const [, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return [Number.parseInt(stat, 10), Number(parent)];
    }),
  );
}
