import { createHash } from "node:crypto";
import { cmsSettings } from "../../settings";
import type { Manifest } from "./archive";
import { BackupError } from "./backup-error";
import { isBackedUp } from "./backup-tables";
import { fileStore } from "./files";
import { openDatabase } from "./read-tables";

export type Contents = {
  tables: Record<string, number>;
  files: Manifest["parts"];
};

export async function contentsOf(): Promise<Contents> {
  const snapshot = await openDatabase(cmsSettings());
  if (!snapshot) throw new BackupError("DATA_DIR has no database.");
  try {
    const tables: Contents["tables"] = {};
    for (const table of snapshot.tables.filter(({ name }) => isBackedUp(name))) {
      tables[table.name] = await snapshot.count(table);
    }
    return { tables, files: await digestFiles() };
  } finally {
    await snapshot.close();
  }
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
