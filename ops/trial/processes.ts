import { readdir, readFile } from "node:fs/promises";

const TICKS_PER_SECOND = 100;

type Process = { pid: number; parent: number; ticks: number };

export async function cpuSeconds(pid: number): Promise<number | undefined> {
  const all = await family(pid);
  return all.length > 0 ? all.reduce((total, { ticks }) => total + ticks, 0) / TICKS_PER_SECOND : undefined;
}

export async function handlesOf(pid: number): Promise<number> {
  const all = await family(pid);
  const handles = await Promise.all(all.map(({ pid }) => readdir(`/proc/${pid}/fd`).catch(() => [])));
  return handles.flat().length;
}

async function family(root: number): Promise<Process[]> {
  const names = (await readdir("/proc").catch(() => [])).filter((name) => /^\d+$/.test(name));
  const all = (await Promise.all(names.map(readProcess))).filter((found) => found !== undefined);
  const below = (parent: number): Process[] =>
    all.filter((each) => each.parent === parent).flatMap((each) => [each, ...below(each.pid)]);
  return all.filter(({ pid }) => pid === root).flatMap((each) => [each, ...below(each.pid)]);
}

async function readProcess(name: string): Promise<Process | undefined> {
  const stat = await readFile(`/proc/${name}/stat`, "utf8").catch(() => undefined);
  if (!stat) return undefined;
  // The second field is a name in parentheses that may hold any character.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticks = fields.slice(11, 15).reduce((total, field) => total + Number(field), 0);
  return { pid: Number(name), parent: Number(fields[1]), ticks };
}
