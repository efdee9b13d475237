import type { Core } from "@strapi/strapi";
import type { Manifest } from "./archive";
import { MIGRATIONS, OF_DATABASE } from "./backup-tables";
import type { Table } from "./read-tables";
import { type Row, toDatabase } from "./values";

type Knex = Core.Strapi["db"]["connection"];
type Transaction = Parameters<Parameters<Knex["transaction"]>[0]>[0];

const BATCH = 100;

type Insert = (table: string, rows: Row[]) => Promise<boolean>;

export async function replaceRows(
  strapi: Core.Strapi,
  tables: Table[],
  manifest: Manifest,
  migrations: string[],
  work: (insert: Insert) => Promise<void>,
): Promise<void> {
  const { client } = strapi.db.dialect;
  const filled = new Map(tables.filter(({ name }) => !OF_DATABASE.includes(name)).map((table) => [table.name, table]));
  await strapi.db.connection.transaction(async (transaction) => {
    const bringBack = await liftForeignKeys(transaction, client);
    for (const name of filled.keys()) await transaction(name).delete();
    // The next start runs these on the rows.
    await transaction(MIGRATIONS[0]).whereIn("name", migrations).delete();
    await work(async (name, rows) => {
      const table = filled.get(name);
      if (!table) return false;
      for (let at = 0; at < rows.length; at += BATCH) {
        const some = rows.slice(at, at + BATCH).map((row) => toDatabase(row, table.kinds, client));
        await transaction(name).insert(some);
      }
      return true;
    });
    for (const { name, lastId } of manifest.tables) {
      if (filled.get(name)?.kinds.id) await continueIds(transaction, client, name, lastId);
    }
    await bringBack();
  });
}

/** Rows come table by table, not in the order of their references. Dangling references fail at the end. */
async function liftForeignKeys(transaction: Transaction, client: string): Promise<() => Promise<void>> {
  if (client === "sqlite") {
    await transaction.raw("pragma defer_foreign_keys = on");
    return async () => {};
  }
  const { rows } = await transaction.raw<{ rows: { table: string; name: string; definition: string }[] }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );
  for (const { table, name } of rows) await transaction.raw(`alter table ${table} drop constraint ${name}`);
  return async () => {
    for (const { table, name, definition } of rows) {
      await transaction.raw(`alter table ${table} add constraint ${name} ${definition}`);
    }
  };
}

async function continueIds(transaction: Transaction, client: string, table: string, lastId: number): Promise<void> {
  const found = await transaction(table).max({ id: "id" }).first();
  const last = Math.max(lastId, found?.id ?? 0);
  if (last === 0) return;
  if (client === "sqlite") {
    await transaction("sqlite_sequence").where({ name: table }).delete();
    await transaction("sqlite_sequence").insert({ name: table, seq: last });
  } else {
    await transaction.raw("select setval(pg_get_serial_sequence(quote_ident(?), 'id'), ?)", [table, last]);
  }
}
