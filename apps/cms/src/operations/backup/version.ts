import type { Manifest } from "./archive";
import { BackupError } from "./backup-error";
import { MIGRATIONS } from "./backup-tables";
import type { Snapshot } from "./read-tables";

/** Columns that today's schema lacks, for the migration that reads them at the next start. */
const FOR_MIGRATIONS = [
  {
    migration: "2026.11.25T18.00.00.application-notes.js",
    table: "job_applications",
    column: "note",
    type: "text",
  },
] as const;

export type Older = {
  /** Our migrations that the next start has to run. */
  migrations: string[];
  columns: { table: string; column: string; type: "text" }[];
};

type Version = Pick<Manifest, "product" | "strapi" | "migrations" | "tables">;

export async function migrationsOf(
  { tables, rows }: Pick<Snapshot, "tables" | "rows">,
  among = MIGRATIONS,
): Promise<string[]> {
  const names: string[] = [];
  for (const table of tables.filter(({ name }) => among.includes(name))) {
    for await (const { name } of rows(table)) names.push(String(name));
  }
  return names.sort();
}

/**
 * Returns what an archive of an older version still needs; both lists are empty for one of this version.
 * @throws {BackupError} if the archive's rows can't be made to fit this version's schema
 */
export async function olderThan(manifest: Version, database: Pick<Snapshot, "tables" | "rows">): Promise<Older> {
  const refuse = (why: string) => {
    const { product, strapi } = manifest;
    throw new BackupError(
      `This backup is of another version (${product}, on Strapi ${strapi}): ${why}. Restore it with that version, then start this one on it.`,
    );
  };
  const here = await migrationsOf(database);
  const [own = ""] = MIGRATIONS;
  const ours = await migrationsOf(database, [own]);
  const ahead = manifest.migrations.find((name) => !here.includes(name));
  const behind = here.find((name) => !manifest.migrations.includes(name) && !ours.includes(name));
  if (ahead) refuse(`its database has had the migration ${ahead}, which this version lacks`);
  if (behind) refuse(`its database has not had the migration ${behind}`);
  const migrations = ours.filter((name) => !manifest.migrations.includes(name));
  const older: Older = { migrations, columns: [] };
  for (const { name, columns } of manifest.tables) {
    const table = database.tables.find((each) => each.name === name);
    for (const column of columns.filter((column) => table && !table.kinds[column])) {
      const read = FOR_MIGRATIONS.find((each) => each.table === name && each.column === column);
      if (!read || !migrations.includes(read.migration)) refuse(`this version has no ${name}.${column}`);
      else older.columns.push({ table: name, column, type: read.type });
    }
  }
  return older;
}
