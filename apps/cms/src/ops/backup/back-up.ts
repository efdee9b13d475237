import path from "node:path";
import { STORED_KEY } from "../../files/private-store";
import { cmsSettings } from "../../settings";
import { type Archive, createArchive, type Manifest } from "./archive";
import { BackupError } from "./backup-error";
import { isBackedUp } from "./backup-tables";
import { fileStore, filesOf } from "./files";
import { openDatabase, type Snapshot } from "./read-tables";
import { migrationsOf } from "./version";

const PART_BYTES = 1024 ** 2;
const CONCURRENCY = 8;

export type Summary = { rows: number; files: number; missing: string[]; bytes: number };

/** Backs up a snapshot of the database, with its files unless they are deleted meanwhile. @throws {BackupError} */
export async function backUp(file: string): Promise<Summary> {
  const takenAt = new Date().toISOString();
  const snapshot = await openDatabase(cmsSettings());
  if (!snapshot) throw new BackupError("DATA_DIR has no database: there is nothing to back up.");
  try {
    if (!snapshot.tables.some(({ name }) => isBackedUp(name))) {
      throw new BackupError("The database has no tables: there is nothing to back up.");
    }
    const archive = await createArchive(file);
    try {
      const { tables, keys } = await addRows(archive, snapshot);
      const migrations = await migrationsOf(snapshot);
      await snapshot.close();
      const missing = await addFiles(archive, keys);
      const bytes = await archive.finish({ takenAt, ...versions(), migrations, tables, missing });
      return {
        rows: tables.reduce((sum, { rows }) => sum + rows, 0),
        files: keys.length - missing.length,
        missing,
        bytes,
      };
    } catch (error) {
      await archive.discard();
      throw error;
    }
  } finally {
    await snapshot.close();
  }
}

async function addRows(archive: Archive, snapshot: Snapshot) {
  const tables: Manifest["tables"] = [];
  const keys = new Set<string>();
  for (const table of snapshot.tables.filter(({ name }) => isBackedUp(name))) {
    let lines: string[] = [];
    let length = 0;
    let rows = 0;
    let parts = 0;
    const flush = async () => {
      parts += 1;
      await archive.add(`database/${table.name}/${parts}.ndjson`, Buffer.from(lines.join("")));
      lines = [];
      length = 0;
    };
    for await (const row of snapshot.rows(table)) {
      for (const key of filesOf(table.name, row)) keys.add(key);
      const line = `${JSON.stringify(row)}\n`;
      lines.push(line);
      length += line.length;
      rows += 1;
      if (length >= PART_BYTES) await flush();
    }
    if (lines.length > 0) await flush();
    tables.push({ name: table.name, columns: Object.keys(table.kinds), rows, lastId: await snapshot.lastId(table) });
  }
  return { tables, keys: [...keys] };
}

async function addFiles(archive: Archive, keys: string[]): Promise<string[]> {
  const store = fileStore();
  const missing: string[] = [];
  for (let at = 0; at < keys.length; at += CONCURRENCY) {
    const some = keys.slice(at, at + CONCURRENCY);
    const contents = await Promise.all(some.map((key) => (STORED_KEY.test(key) ? store.get(key) : null)));
    for (const [index, key] of some.entries()) {
      const content = contents[index];
      if (content) await archive.add(key, content);
      else missing.push(key);
    }
  }
  return missing;
}

function versions(): { product: string; strapi: string } {
  return {
    product: require(path.resolve("package.json")).version,
    strapi: require("@strapi/strapi/package.json").version,
  };
}
