import { isBefore11, MIGRATIONS_OF_1_1, THROUGH_1_1 } from "../../database/before-1-1";
import type { Manifest } from "./archive";
import { BackupError } from "./backup-error";
import { MIGRATIONS } from "./backup-tables";
import type { Snapshot } from "./read-tables";

/** Columns of 1.1.0 whose values nothing needs any more. */
export const GIVEN_UP: Record<string, string[]> = { search_pages: ["count_misses"] };

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

/** Returns migrations that an older archive needs. @throws {BackupError} if its rows can't be made to fit */
export async function olderThan(manifest: Version, database: Pick<Snapshot, "tables" | "rows">): Promise<string[]> {
  const refuse = (why: string) => {
    const { product, strapi } = manifest;
    throw new BackupError(
      `This backup is of another version (${product}, on Strapi ${strapi}): ${why}. Restore it with that version, then start this one on it.`,
    );
  };
  if (isBefore11(manifest.tables.map(({ name }) => name)))
    throw new BackupError(`Nothing was restored: ${THROUGH_1_1}.`);
  const here = await migrationsOf(database);
  const [own = ""] = MIGRATIONS;
  const ours = await migrationsOf(database, [own]);
  const ahead = manifest.migrations.find((name) => ![...here, ...MIGRATIONS_OF_1_1].includes(name));
  const behind = here.find((name) => !manifest.migrations.includes(name) && !ours.includes(name));
  if (ahead) refuse(`its database has had the migration ${ahead}, which this version lacks`);
  if (behind) refuse(`its database has not had the migration ${behind}`);
  for (const { name, columns } of manifest.tables) {
    const table = database.tables.find((each) => each.name === name);
    const gone = columns.find((column) => table && !table.kinds[column] && !GIVEN_UP[name]?.includes(column));
    if (gone) refuse(`this version has no ${name}.${gone}`);
  }
  return ours.filter((name) => !manifest.migrations.includes(name));
}
