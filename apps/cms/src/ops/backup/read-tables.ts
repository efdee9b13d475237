import { stat } from "node:fs/promises";
import path from "node:path";
import type { cmsSettings } from "@repo/process/settings";
import Sqlite from "better-sqlite3";
import { Client, types } from "pg";
import { BackupError } from "./backup-error";
import { type Kind, kindOf, type Row, toArchive } from "./values";

export type Table = { name: string; kinds: Record<string, Kind> };

export type Snapshot = {
  tables: Table[];
  rows(table: Table): AsyncIterable<Row>;
  count(table: Table): Promise<number>;
  /** The highest ID ever used, including deleted rows. */
  lastId(table: Table): Promise<number>;
  close(): Promise<void>;
};

type Settings = Pick<ReturnType<typeof cmsSettings>, "database" | "dataDir">;

/** Opens the database without Strapi, which would change the schema. Returns undefined if there is no database. */
export async function openDatabase({ database, dataDir }: Settings): Promise<Snapshot | undefined> {
  if (database.client === "postgres") return openPostgres(database.url);
  const file = path.join(dataDir, "cms.sqlite");
  return (await stat(file).catch(() => null)) ? openSqlite(file) : undefined;
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

const inOrder = ({ name, kinds }: Table) => `select * from ${quote(name)}${kinds.id ? " order by id" : ""}`;

function openSqlite(file: string): Snapshot {
  const database = new Sqlite(file, { readonly: true, timeout: 10_000 });
  database.exec("begin");
  const names = database
    .prepare<[], string>("select name from sqlite_master where type = 'table' and name not like 'sqlite~_%' escape '~'")
    .pluck();
  const columns = database.prepare<[string], { name: string; type: string }>(
    "select name, type from pragma_table_info(?)",
  );
  const tables = names
    .all()
    .sort()
    .map((name) => ({
      name,
      kinds: Object.fromEntries(columns.all(name).map((column) => [column.name, kindOf(column.type)])),
    }));
  return {
    tables,
    async *rows(table) {
      const found = database.prepare<[], Record<string, unknown>>(inOrder(table)).iterate();
      for (const row of found) yield toArchive(row, table.kinds);
    },
    async count({ name }) {
      return (
        database
          .prepare<[], number>(`select count(*) from ${quote(name)}`)
          .pluck()
          .get() ?? 0
      );
    },
    async lastId({ name }) {
      return (
        database.prepare<[string], number>("select seq from sqlite_sequence where name = ?").pluck().get(name) ?? 0
      );
    },
    async close() {
      database.close();
    },
  };
}

/** Rows per fetch: a post may have four megabytes. */
const FETCHED = 50;

const AS_THEY_ARE = [
  types.builtins.BOOL,
  types.builtins.INT2,
  types.builtins.INT4,
  types.builtins.FLOAT4,
  types.builtins.FLOAT8,
];

async function openPostgres(connectionString: string): Promise<Snapshot> {
  const client = new Client({
    connectionString,
    types: {
      getTypeParser: (oid: number) => (AS_THEY_ARE.includes(oid) ? types.getTypeParser(oid) : (text: string) => text),
    } as typeof types,
  });
  // Nothing needs to be done here, because a lost connection also fails the running query.
  client.on("error", () => {});
  await client.connect().catch((error: Error) => {
    throw new BackupError(`DATABASE_URL: ${error.message}`);
  });
  await client.query("set datestyle to 'ISO'");
  await client.query("begin transaction isolation level repeatable read read only");
  const found = await client.query<{ table_name: string; column_name: string; data_type: string }>(
    `select table_name, column_name, data_type from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE'
    order by table_name, ordinal_position`,
  );
  const tables = new Map<string, Table>();
  for (const { table_name: name, column_name, data_type } of found.rows) {
    const table = tables.get(name) ?? { name, kinds: {} };
    table.kinds[column_name] = kindOf(data_type);
    tables.set(name, table);
  }
  return {
    tables: [...tables.values()],
    async *rows(table) {
      await client.query(`declare backed_up no scroll cursor for ${inOrder(table)}`);
      for (;;) {
        const { rows } = await client.query<Record<string, unknown>>(`fetch ${FETCHED} from backed_up`);
        for (const row of rows) yield toArchive(row, table.kinds);
        if (rows.length < FETCHED) break;
      }
      await client.query("close backed_up");
    },
    async count({ name }) {
      const { rows } = await client.query(`select count(*)::int as count from ${quote(name)}`);
      return rows[0].count;
    },
    async lastId({ name, kinds }) {
      if (!kinds.id) return 0;
      const { rows } = await client.query("select pg_get_serial_sequence($1, 'id') as sequence", [quote(name)]);
      const { sequence } = rows[0];
      if (!sequence) return 0;
      const last = await client.query(
        `select case when is_called then last_value else 0 end::float as id from ${sequence}`,
      );
      return last.rows[0].id;
    },
    async close() {
      await client.end();
    },
  };
}
