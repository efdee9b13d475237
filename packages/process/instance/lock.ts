import { mkdir } from "node:fs/promises";
import path from "node:path";

/** Takes an exclusive SQLite lock, which ends with this process. @returns its release; undefined if it is taken. */
export async function takeLock(file: string): Promise<(() => void) | undefined> {
  await mkdir(path.dirname(file), { recursive: true });
  const database = new (await sqlite()).DatabaseSync(file);
  try {
    database.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
  } catch (error) {
    database.close();
    if (error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
  return () => database.close();
}

const SQLITE_BUSY = 5;

/** Silences the warning of Node.js 22 that node:sqlite is experimental. */
export async function sqlite() {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return await import("node:sqlite");
  } finally {
    process.emitWarning = emitWarning;
  }
}
