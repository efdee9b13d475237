import type { Core } from "@strapi/strapi";
import { cmsSettings } from "../../settings";
import { type Manifest, partsOf, rowsIn } from "./archive";
import { refuseOtherFiles, refuseUsedDatabase } from "./empty";
import { fileStore, picturesOf } from "./files";
import { replaceRows } from "./load-rows";
import { openDatabase, type Table } from "./read-tables";
import { restoredRow } from "./restored-rows";
import type { Row } from "./values";
import { olderThan } from "./version";

const CONCURRENCY = 8;

export type Summary = { rows: number; files: number; heldBack: number; unknown: string[]; migrations: string[] };

/** The rows appear last and atomically, so a killed restore can be repeated. @throws {BackupError} */
export async function restore(strapi: Core.Strapi, file: string, manifest: Manifest): Promise<Summary> {
  const summary: Summary = { rows: 0, files: 0, heldBack: 0, unknown: [], migrations: [] };
  const put: string[] = [];
  try {
    await refuseUsedDatabase();
    const there = await refuseOtherFiles(manifest);
    const { tables, migrations } = await fittingTables(manifest);
    summary.migrations = migrations;
    await replaceRows(strapi, tables, manifest, migrations, async (insert) => {
      const files = fileWriter(put, there);
      try {
        for await (const { name, content } of partsOf(file, manifest)) {
          const table = /^database\/(\w+)\//.exec(name)?.[1];
          if (!table) {
            await files.write(name, content);
            continue;
          }
          const rows = rowsIn(content.toString());
          if (table === "files") files.rememberTypes(rows);
          const restored = rows.map((row) => restoredRow(table, row));
          if (await insert(table, restored)) {
            summary.rows += rows.length;
            summary.heldBack += restored.filter(({ state }, index) => state !== rows[index]?.state).length;
          } else if (!summary.unknown.includes(table)) summary.unknown.push(table);
        }
      } finally {
        await files.finish();
      }
      summary.files = put.length + there.size;
    });
    return summary;
  } catch (error) {
    // If the connection is lost during the commit, the rows may be in.
    const isEmpty = await refuseUsedDatabase().then(
      () => true,
      () => false,
    );
    const store = fileStore();
    if (isEmpty) await Promise.allSettled(put.map((key) => store.remove(key)));
    throw error;
  }
}

function fileWriter(put: string[], there: Set<string>) {
  const store = fileStore();
  const types = new Map<string, string | undefined>();
  let underWay: Promise<void>[] = [];
  const finish = async () => {
    // `Promise.all` would leave files behind that are still being written when one fails.
    const ended = await Promise.allSettled(underWay);
    underWay = [];
    for (const one of ended) if (one.status === "rejected") throw one.reason;
  };
  return {
    finish,
    rememberTypes(rows: Row[]): void {
      for (const { key, type } of rows.flatMap(picturesOf)) types.set(key, type);
    },
    async write(key: string, content: Buffer): Promise<void> {
      if (there.has(key)) return;
      put.push(key);
      const stored = store.put(key, new Blob([new Uint8Array(content)]), types.get(key));
      stored.catch(() => {});
      underWay.push(stored);
      if (underWay.length === CONCURRENCY) await finish();
    },
  };
}

async function fittingTables(manifest: Manifest): Promise<{ tables: Table[]; migrations: string[] }> {
  const snapshot = await openDatabase(cmsSettings());
  if (!snapshot) throw new Error("Strapi has created no database.");
  try {
    return { tables: snapshot.tables, migrations: await olderThan(manifest, snapshot) };
  } finally {
    await snapshot.close();
  }
}
