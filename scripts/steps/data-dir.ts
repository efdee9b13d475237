import { access, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { SettingsError } from "../../packages/settings/settings.ts";
import { takeLock } from "./lock.ts";

const LOCK = "instance.lock";
/** Pid of the lock's holder, for people. Left behind without a lock, it means that the holder was killed. */
const OWNER = "instance.pid";

/** @returns whether the last instance was killed, and may still be ending. @throws a SettingsError when in use. */
export async function checkDataDirFree(dataDir: string): Promise<boolean> {
  const lock = path.join(dataDir, LOCK);
  if (!(await exists(lock))) return false;
  const release = await takeLock(lock);
  if (!release) throw await inUse(dataDir);
  release();
  return exists(path.join(dataDir, OWNER));
}

/** @throws a SettingsError when another instance uses the folder. */
export async function withDataDir<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const release = await takeLock(path.join(dataDir, LOCK));
  const owner = path.join(dataDir, OWNER);
  if (!release) throw await inUse(dataDir);
  await writeFile(owner, String(process.pid));
  try {
    return await work();
  } finally {
    await rm(owner, { force: true });
    release();
  }
}

async function inUse(dataDir: string): Promise<SettingsError> {
  const owner = await readFile(path.join(dataDir, OWNER), "utf8").catch(() => "");
  return new SettingsError(`DATA_DIR: ${dataDir} is in use by process ${owner || "of another instance"}.`);
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
