import { readdir, readFile } from "node:fs/promises";

const TICKS_PER_SECOND = 100;

type Times = { pid: number; parent: number; ticks: number };

/** CPU seconds of a process and its descendants, including ended ones; undefined without /proc. */
export async function cpuSeconds(pid: number): Promise<number | undefined> {
  const names = await readdir("/proc").catch(() => []);
  const read = await Promise.all(names.filter((name) => /^\d+$/.test(name)).map(readTimes));
  const all = read.filter((times) => times !== undefined);
  const below = (parent: number): Times[] =>
    all.filter((times) => times.parent === parent).flatMap((times) => [times, ...below(times.pid)]);
  const ours = [...all.filter((times) => times.pid === pid), ...below(pid)];
  if (ours.length === 0) return undefined;
  return ours.reduce((total, { ticks }) => total + ticks, 0) / TICKS_PER_SECOND;
}

async function readTimes(pid: string): Promise<Times | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
  if (!stat) return undefined;
  // The second field is a name in parentheses with arbitrary characters.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [, parent] = fields;
  const ticks = fields.slice(11, 15).reduce((total, field) => total + Number(field), 0);
  return { pid: Number(pid), parent: Number(parent), ticks };
}
