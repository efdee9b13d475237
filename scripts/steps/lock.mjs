import { mkdir } from "node:fs/promises";
import path from "node:path";

/**
 * Takes a lock that dies with this process: SQLite's exclusive one, which the operating system keeps.
 * @param {string} file which stays, and means nothing by itself.
 * @returns {Promise<(() => void) | undefined>} what lets go of it; nothing while another process has it.
 */
export async function takeLock(file) {
  await mkdir(path.dirname(file), { recursive: true });
  const database = new (await sqlite()).DatabaseSync(file);
  try {
    database.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
  } catch (error) {
    database.close();
    if (error.errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
  return () => database.close();
}

const SQLITE_BUSY = 5;

/** Node.js 22 warns of its own SQLite; later ones don't. */
async function sqlite() {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return await import("node:sqlite");
  } finally {
    process.emitWarning = emitWarning;
  }
}
