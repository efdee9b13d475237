import { readdir, readFile } from "node:fs/promises";

const TICKS_PER_SECOND = 100;

type Process = { pid: number; parent: number; ticks: number };
export type Sizes = { memoryMb: number; handles: number; threads: number };

/** CPU seconds of a process and its descendants, including ended ones; undefined without /proc. */
export async function cpuSeconds(pid: number): Promise<number | undefined> {
  const all = await family([pid]);
  return all.length > 0 ? all.reduce((total, { ticks }) => total + ticks, 0) / TICKS_PER_SECOND : undefined;
}

/** Sums up proportional memory, open files and sockets, and threads of processes and all below them. */
export async function sizesOf(pids: number[]): Promise<Sizes> {
  const sizes = { memoryMb: 0, handles: 0, threads: 0 };
  for (const { pid } of await family(pids)) {
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

async function family(roots: number[]): Promise<Process[]> {
  const names = (await readdir("/proc").catch(() => [])).filter((name) => /^\d+$/.test(name));
  const all = (await Promise.all(names.map(readProcess))).filter((found) => found !== undefined);
  const below = (parent: number): Process[] =>
    all.filter((each) => each.parent === parent).flatMap((each) => [each, ...below(each.pid)]);
  return all.filter(({ pid }) => roots.includes(pid)).flatMap((each) => [each, ...below(each.pid)]);
}

async function readProcess(name: string): Promise<Process | undefined> {
  const stat = await readFile(`/proc/${name}/stat`, "utf8").catch(() => undefined);
  if (!stat) return undefined;
  // The second field is a name in parentheses that may hold any character.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticks = fields.slice(11, 15).reduce((total, field) => total + Number(field), 0);
  return { pid: Number(name), parent: Number(fields[1]), ticks };
}
