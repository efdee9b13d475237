import { rm, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const TIMEOUT_MS = 1_000;
const EVERY_MS = 5_000;
const FREE_MIN_BYTES = 8 * 1024 ** 2;
const PROBE = Buffer.alloc(4_096);

/** Checks a folder within a second, at most every five seconds. `report` gets a line on each change. */
export function watchDisk(folder: string, report: (line: string) => void): () => Promise<boolean> {
  let looking: Promise<string | undefined> | undefined;
  let told: string | undefined;
  const look = async () => {
    const fault = await whyNotWritable(folder);
    if (fault !== told)
      report(fault ? `${folder} can't be written to: ${fault}.` : `${folder} can be written to again.`);
    told = fault;
    setTimeout(() => (looking = undefined), EVERY_MS).unref();
    return fault;
  };
  return async () => {
    // Only one check runs at a time, because a hanging disk blocks its thread.
    looking ??= look();
    const fault = await Promise.race([looking, wait(TIMEOUT_MS, "no answer", { ref: false })]);
    return fault === undefined;
  };
}

/** Writes a file, because on some file systems access() allows what a write refuses. @returns an error code. */
export async function whyNotWritable(folder: string, freeMinBytes = FREE_MIN_BYTES): Promise<string | undefined> {
  const probe = path.join(folder, `.probe-${process.pid}`);
  try {
    const { bavail, bsize, blocks } = await statfs(folder);
    if (blocks > 0 && bavail * bsize < freeMinBytes) return "ENOSPC";
    await writeFile(probe, PROBE, { flush: true });
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? "unknown";
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
}
