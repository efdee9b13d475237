import type { Manifest } from "./archive";
import { BackupError } from "./backup-error";
import type { Snapshot } from "./database";
import { MIGRATIONS } from "./tables";

export async function migrationsOf({ tables, rows }: Pick<Snapshot, "tables" | "rows">): Promise<string[]> {
  const names: string[] = [];
  for (const table of tables.filter(({ name }) => MIGRATIONS.includes(name))) {
    for await (const { name } of rows(table)) names.push(String(name));
  }
  return names.sort();
}

/** @throws {BackupError} if the archive's rows don't fit this version's schema. */
export async function refuseOtherVersion(
  manifest: Pick<Manifest, "product" | "strapi" | "migrations" | "tables">,
  database: Pick<Snapshot, "tables" | "rows">,
): Promise<void> {
  const refuse = (why: string) => {
    const { product, strapi } = manifest;
    throw new BackupError(
      `This backup is of another version (${product}, on Strapi ${strapi}): ${why}. Restore it with that version, then start this one on it.`,
    );
  };
  const migrations = await migrationsOf(database);
  const ahead = manifest.migrations.find((name) => !migrations.includes(name));
  const behind = migrations.find((name) => !manifest.migrations.includes(name));
  if (ahead) refuse(`its database has had the migration ${ahead}, which this version lacks`);
  if (behind) refuse(`its database has not had the migration ${behind}`);
  for (const { name, columns } of manifest.tables) {
    const table = database.tables.find((each) => each.name === name);
    const lacking = table && columns.find((column) => !table.kinds[column]);
    if (lacking) refuse(`this version has no ${name}.${lacking}`);
  }
}
