import { createHash } from "node:crypto";
import { cmsSettings } from "../../settings";
import type { Manifest } from "./archive";
import { BackupError } from "./backup-error";
import { MADE_BY_START } from "./backup-tables";
import { fileStore } from "./files";
import { openDatabase } from "./read-tables";

const content = (what: string) =>
  new BackupError(`This instance already has content (${what}): nothing was restored or changed.`);

/** @throws {BackupError} if the database has content. */
export async function refuseUsedDatabase(): Promise<void> {
  const snapshot = await openDatabase(cmsSettings());
  try {
    for (const table of snapshot?.tables ?? []) {
      const rows = (await snapshot?.count(table)) ?? 0;
      if (rows > (MADE_BY_START[table.name] ?? 0)) throw content(`${rows} rows in ${table.name}`);
    }
  } finally {
    await snapshot?.close();
  }
}

/** @returns the keys of files left by a killed restore of this archive. @throws {BackupError} for any others. */
export async function refuseOtherFiles({ parts }: Manifest): Promise<Set<string>> {
  const store = fileStore();
  const there = new Set<string>();
  const halves: string[] = [];
  for await (const key of store.list()) {
    const unfinished = key.replace(/\.part$/, "");
    if (unfinished !== key && parts[unfinished]) {
      halves.push(key);
      continue;
    }
    const found = parts[key] && (await store.get(key));
    if (!found || createHash("sha256").update(found).digest("hex") !== parts[key]?.sha256) throw content(key);
    there.add(key);
  }
  for (const key of halves) await store.remove(key);
  return there;
}
