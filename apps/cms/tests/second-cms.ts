import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { inject } from "vitest";
import { sql } from "./database";
import { cmsSettings, end, launchCms, type RunningCms } from "./setup/start-cms";

type Use = (settings: Record<string, string>, cms: RunningCms) => Promise<void>;

/** Starts a second CMS on the same content, on SQLite with a copy of the file. `fill` runs before its start. */
export async function startSecondCms(
  use: Use,
  others: Record<string, string> = {},
  fill: (settings: Record<string, string>) => Promise<void> = async () => {},
): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "cms-another-"));
  const { DATABASE_CLIENT = "sqlite", DATABASE_URL = "" } = inject("settings");
  if (!DATABASE_URL) await sql(`vacuum into '${path.join(dataDir, "cms.sqlite")}'`);
  const settings = { ...(await cmsSettings(dataDir)), DATABASE_CLIENT, DATABASE_URL, ...others };
  await fill(settings);
  const cms = await launchCms(settings);
  try {
    await use(settings, cms);
  } finally {
    if (cms.exitCode === null) await end(cms, "SIGTERM");
    await rm(dataDir, { recursive: true, force: true });
  }
}
