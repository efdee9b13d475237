import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import Sqlite from "better-sqlite3";
import { Client } from "pg";
import { cmsSettings } from "../settings";

const TABLES = [
  "api::job-application.job-application",
  "api::application-event.application-event",
  "api::interview.interview",
  "api::form-answer.form-answer",
  "api::mail.mail",
] as const;

const TRIES = 5;
const RETRY_MS = 200;
const LOCK_MS = 1_000;
/** A table is locked while it is rewritten: 40 MB took 0.7 s. */
const REWRITE_MAX_BYTES = 256 * 1024 ** 2;

/** Initially true, because the last process may have been killed. */
let isScheduled = true;

/** A deleted row's bytes stay in the database's files: this removes them within a minute. */
export function schedulePurge(): void {
  isScheduled = true;
}

/** Runs every minute, because a backup or a transaction may have been in the way. */
export async function runScheduledPurge(strapi: Core.Strapi): Promise<void> {
  if (isScheduled) await purgeDeletedRows(strapi);
}

export async function purgeDeletedRows(strapi: Core.Strapi): Promise<void> {
  const { database } = cmsSettings();
  isScheduled = false;
  try {
    const isDone = database.client === "postgres" ? await rewriteTables(strapi, database.url) : await truncateLog();
    if (!isDone) isScheduled = true;
  } catch (error) {
    isScheduled = true;
    strapi.log.warn(`Bytes of what was deleted are still in the database's files: ${(error as Error).message}`);
  }
}

/** Runs once, for databases that deleted without `secure_delete`: docs/decisions/0044-purge.md. */
export async function purgeOlderVersions(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== "sqlite") return;
  const done = strapi.store({ type: "core", name: "deleted_bytes" });
  if (await done.get({ key: "dropped" })) return;
  try {
    inFile((database) => database.exec("vacuum"));
    await done.set({ key: "dropped", value: true });
  } catch (error) {
    strapi.log.warn(`Bytes of what was once deleted are still in cms.sqlite: ${(error as Error).message}`);
  }
}

/** Empties the write-ahead log, which still holds older pages; `secure_delete` has overwritten the rows themselves. */
async function truncateLog(): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [answer] = inFile((database) => database.pragma("wal_checkpoint(truncate)")) as [{ busy: number }];
    if (!answer.busy) return true;
    await setTimeout(RETRY_MS);
  }
  return false;
}

/** Works on a separate connection that doesn't wait for locks, because better-sqlite3 waits on the main thread. */
function inFile<Result>(work: (database: Sqlite.Database) => Result): Result {
  const database = new Sqlite(path.join(cmsSettings().dataDir, "cms.sqlite"), { timeout: 0 });
  try {
    database.pragma("secure_delete = on");
    return work(database);
  } finally {
    database.close();
  }
}

/** Rewrites tables with VACUUM FULL: a normal VACUUM frees the bytes without overwriting them. */
async function rewriteTables(strapi: Core.Strapi, connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query(`set lock_timeout = ${LOCK_MS}`);
    for (const uid of TABLES) {
      const { tableName } = strapi.db.metadata.get(uid);
      const { rows } = await client.query("select pg_total_relation_size($1)::float as bytes", [tableName]);
      const isLarge = rows[0].bytes > REWRITE_MAX_BYTES;
      await client.query(`vacuum ${isLarge ? "" : "(full) "}${client.escapeIdentifier(tableName)}`);
    }
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) return false;
    throw error;
  } finally {
    await client.end();
  }
}

const LOCK_NOT_AVAILABLE = "55P03";
