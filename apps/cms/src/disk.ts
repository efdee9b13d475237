import { rm, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { cmsSettings } from "@repo/settings";
import type { Core } from "@strapi/strapi";

const EVERY_MS = 5_000;
const FREE_MIN_BYTES = 8 * 1024 ** 2;
const PROBE = Buffer.alloc(4_096);

let looking: Promise<string | undefined> | undefined;
let told: string | undefined;

/** Why DATA_DIR takes no files, looked at every five seconds at most. */
export function diskFault(strapi: Core.Strapi): Promise<string | undefined> {
  looking ??= look().then((fault) => {
    if (fault !== told) {
      if (fault) strapi.log.error(`DATA_DIR can't be written to (${fault}): the CMS is not ready.`);
      else strapi.log.info("DATA_DIR can be written to again.");
      told = fault;
    }
    setTimeout(() => (looking = undefined), EVERY_MS).unref();
    return fault;
  });
  return looking;
}

async function look(): Promise<string | undefined> {
  const { dataDir } = cmsSettings(process.env);
  const probe = path.join(dataDir, ".probe");
  try {
    const { bavail, bsize, blocks } = await statfs(dataDir);
    // Some file systems don't tell.
    if (blocks > 0 && bavail * bsize < FREE_MIN_BYTES) return "ENOSPC";
    await writeFile(probe, PROBE, { flush: true });
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? "unknown";
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
}
