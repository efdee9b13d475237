import { rmSync } from "node:fs";
import { access, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { takeLock } from "./lock.ts";
import { close, keepPrivate, makePrivate } from "./private.ts";

const LOCK = "instance.lock";
/** Holds the lock holder's PID for error messages. A leftover file without a lock means that the holder was killed. */
const OWNER = "instance.pid";

export class DataDirInUse extends Error {}

/** @returns whether the last instance was killed, and may still be stopping. @throws {DataDirInUse} */
export async function checkDataDirFree(dataDir: string): Promise<boolean> {
  const lock = path.join(dataDir, LOCK);
  if (!(await exists(lock))) return false;
  const release = await takeLock(lock);
  if (!release) throw await inUse(dataDir);
  release();
  return exists(path.join(dataDir, OWNER));
}

/** @throws {DataDirInUse} */
export async function withDataDir<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  close(dataDir);
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

const held = new Map<string, Promise<void>>();
/** Keeps references to the locks, because the garbage collector releases unreferenced ones. */
const locks: (() => void)[] = [];

/** Locks the folder until this process ends, unless its supervisor has, and makes it private. @throws {DataDirInUse} */
export function holdDataDir(dataDir: string): Promise<void> {
  const holding = held.get(dataDir) ?? hold(dataDir);
  held.set(dataDir, holding);
  return holding;
}

async function hold(dataDir: string): Promise<void> {
  keepPrivate();
  const alone = await takeLock(path.join(dataDir, LOCK)).catch((error: Error) => {
    throw new Error(`DATA_DIR: ${dataDir} can't be written to (${error.message}).`);
  });
  const owner = path.join(dataDir, OWNER);
  if (alone) {
    locks.push(alone);
    await writeFile(owner, String(process.pid));
    process.once("exit", () => rmSync(owner, { force: true }));
  } else if ((await pidIn(owner)) !== process.env.SUPERVISOR_PID) throw await inUse(dataDir);

  const [refused, ...others] = makePrivate(dataDir);
  if (refused) {
    console.warn(
      `DATA_DIR: the permissions of ${refused}${others.length > 0 ? ` and ${others.length} others` : ""} can't be changed: other accounts of this machine may read them.`,
    );
  }
}

async function inUse(dataDir: string): Promise<DataDirInUse> {
  const pid = await pidIn(path.join(dataDir, OWNER));
  return new DataDirInUse(`DATA_DIR: ${dataDir} is in use by process ${pid || "of another instance"}.`);
}

const pidIn = (file: string) => readFile(file, "utf8").catch(() => "");

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
