import { rmSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "../command.ts";

const REMOVAL = { recursive: true, force: true, maxRetries: 5 } as const;
const APPS = ["apps/cms", "apps/web"];

/** Gives `work` a folder that only this account can read. The next call also removes what a killed process left. */
export async function withPrivateFolder<T>(name: string, work: (folder: string) => Promise<T>): Promise<T> {
  const prefix = `website-${name}-`;
  await removeLeftBehind(prefix);
  const folder = await mkdtemp(path.join(tmpdir(), `${prefix}${process.pid}-`));
  const atExit = () => rmSync(folder, REMOVAL);
  process.once("exit", atExit);
  try {
    return await work(folder);
  } finally {
    await removeBuildCopies(dataDirIn(folder));
    await rm(folder, REMOVAL);
    process.off("exit", atExit);
  }
}

export const dataDirIn = (folder: string) => path.join(folder, "data");

async function removeLeftBehind(prefix: string): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(prefix) && /^(\d+)-/.exec(name.slice(prefix.length))?.[1];
    if (!pid || isRunning(Number(pid))) continue;
    const folder = path.join(tmpdir(), name);
    await removeBuildCopies(dataDirIn(folder)).catch(() => {});
    await rm(folder, REMOVAL).catch(() => {});
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}

async function removeBuildCopies(dataDir: string): Promise<void> {
  const id = await readFile(path.join(dataDir, "instance-id"), "utf8").catch(() => "");
  if (!/^[\da-f-]{36}$/.test(id)) return;
  for (const app of APPS) await rm(path.join(root, app, ".instances", id), REMOVAL);
}
