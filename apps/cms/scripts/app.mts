import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { holdDataDir } from "@repo/process/instance/data-dir";
import { drain } from "@repo/process/instance/drain";
import { cmsSettings, EXIT_WRONG_SETTING, SettingsError } from "@repo/process/settings";
import type { Core } from "@strapi/strapi";
import { appDir, buildCopy } from "./build-copy.mts";
import { takeStartLock } from "./start-lock.mts";

process.env.NODE_ENV ??= "production";
process.env.STRAPI_TELEMETRY_DISABLED = "true";

/** A mail that gets no answer may take longer: it is sent again then (docs/decisions/0005-mail-delivery.md). */
const DESTROY_MS = 5_000;
const require = createRequire(import.meta.url);

export function readSettings() {
  try {
    return cmsSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(EXIT_WRONG_SETTING);
  }
}

/** Loads Strapi from this instance's build copy, without listening. Other replicas wait until `loaded` or the end. */
export async function loadCms() {
  const { dataDir, database, drainNoticeMs } = readSettings();
  await holdDataDir(dataDir);
  await mkdir(path.join(dataDir, "public/uploads"), { recursive: true });

  const distDir = await buildCopy(dataDir);

  process.chdir(appDir);
  // Strapi's ES modules don't load in Node.js: they import folders.
  const { createStrapi }: typeof import("@strapi/strapi") = require("@strapi/strapi");
  const { isEmpty, loaded } =
    database.client === "postgres"
      ? await takeStartLock(database.url)
      : { isEmpty: !existsSync(path.join(dataDir, "cms.sqlite")), loaded: async () => {} };
  const app = createStrapi({ appDir, distDir });
  stopGracefully(app, drainNoticeMs);
  // On an empty database, Strapi logs every migration, although there is nothing to migrate.
  const [shown] = app.log.transports;
  const level = shown?.level;
  if (shown && isEmpty) shown.level = "warn";
  const strapi = await app.load();
  if (shown) shown.level = level;
  const { seed }: { seed: (strapi: Core.Strapi) => Promise<boolean> } = require(path.join(distDir, "seed/seed.js"));
  return { strapi, seed: () => seed(strapi), loaded };
}

/** Replaces Strapi's own handlers, which cut off requests in progress. */
function stopGracefully(strapi: Core.Strapi, noticeMs: number): void {
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.removeAllListeners(signal);
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      strapi.config.set("server.draining", true);
      await drain(strapi.server.httpServer, noticeMs);
      const destroyed = strapi.destroy().catch((error) => console.error(error.message));
      await Promise.race([destroyed, setTimeout(DESTROY_MS)]);
      process.exit(0);
    });
  }
}
