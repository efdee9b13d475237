import { createHash } from "node:crypto";
import { cmsSettings } from "@repo/settings";
import type { Manifest } from "./archive";
import { BackupError } from "./backup-error";
import { openDatabase, type Snapshot, type Table } from "./database";
import { fileStore } from "./files";
import { isBackedUp } from "./tables";

export type TableContents = {
  rows: number;
  /** When each entry was first stored, by its `document_id`. */
  documents: Record<string, string>;
};

export type Contents = {
  tables: Record<string, TableContents>;
  files: Manifest["parts"];
};

/**
 * What the instance of these settings holds, read beside a running CMS. Files only on request, since all are read.
 * @throws {BackupError}
 */
export async function contentsOf({ files }: { files: boolean }): Promise<Contents> {
  const snapshot = await openDatabase(cmsSettings(process.env));
  if (!snapshot) throw new BackupError("DATA_DIR has no database.");
  try {
    const tables: Contents["tables"] = {};
    for (const table of snapshot.tables.filter(({ name }) => isBackedUp(name))) {
      tables[table.name] = await contentsOfTable(snapshot, table);
    }
    return { tables, files: files ? await digestFiles() : {} };
  } finally {
    await snapshot.close();
  }
}

async function contentsOfTable(snapshot: Snapshot, table: Table): Promise<TableContents> {
  if (!(table.kinds.document_id && table.kinds.created_at)) {
    return { rows: await snapshot.count(table), documents: {} };
  }
  const found: TableContents = { rows: 0, documents: {} };
  for await (const { document_id, created_at } of snapshot.rows(table)) {
    found.rows += 1;
    if (!(document_id && created_at)) continue;
    const [id, at] = [String(document_id), String(created_at)];
    const first = found.documents[id];
    if (!first || at < first) found.documents[id] = at;
  }
  return found;
}

async function digestFiles(): Promise<Contents["files"]> {
  const store = fileStore();
  const files: Contents["files"] = {};
  for await (const key of store.list()) {
    const content = await store.get(key);
    if (content) {
      files[key] = { bytes: content.length, sha256: createHash("sha256").update(content).digest("hex") };
    }
  }
  return files;
}
