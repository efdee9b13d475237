/** Runs SQL directly on either database, with `?` as placeholder. */
import { createRequire } from "node:module";
import path from "node:path";
import { root } from "../../scripts/steps/environment.ts";

const require = createRequire(path.join(root, "apps/cms/package.json"));

export type Value = string | number | Date | null;
export type Row = Record<string, Value>;

export type Database = {
  name: "SQLite" | "PostgreSQL";
  moment: (date: Date) => Value;
  insert: (table: string, rows: Row[]) => Promise<void>;
  analyze: () => Promise<void>;
  close: () => Promise<void>;
};

type Sqlite = {
  prepare: (sql: string) => { run: (...values: Value[]) => void };
  transaction: (work: () => void) => () => void;
  exec: (sql: string) => void;
  close: () => void;
};
type Postgres = {
  connect: () => Promise<void>;
  query: (sql: string, values?: Value[]) => Promise<void>;
  end: () => Promise<void>;
};

export async function openDatabase({ DATA_DIR = "", DATABASE_URL }: Record<string, string>): Promise<Database> {
  return DATABASE_URL ? openPostgres(DATABASE_URL) : openSqlite(path.join(DATA_DIR, "cms.sqlite"));
}

function openSqlite(file: string): Database {
  const database: Sqlite = new (require("better-sqlite3"))(file, { timeout: 10_000 });
  return {
    name: "SQLite",
    moment: (date) => date.getTime(),
    async insert(table, rows) {
      const columns = Object.keys(rows[0] ?? {});
      const marks = columns.map(() => "?").join();
      const statement = database.prepare(`insert into ${table} (${columns}) values (${marks})`);
      database.transaction(() => {
        for (const row of rows) statement.run(...Object.values(row));
      })();
    },
    async analyze() {
      database.exec("analyze");
    },
    async close() {
      database.close();
    },
  };
}

async function openPostgres(url: string): Promise<Database> {
  const client: Postgres = new (require("pg").Client)({ connectionString: url });
  await client.connect();
  return {
    name: "PostgreSQL",
    moment: (date) => date,
    async insert(table, rows) {
      const columns = Object.keys(rows[0] ?? {});
      const marks = rows.map((_, row) => `(${columns.map((_, at) => `$${row * columns.length + at + 1}`)})`);
      await client.query(
        `insert into ${table} (${columns}) values ${marks}`,
        rows.flatMap((row) => Object.values(row)),
      );
    },
    async analyze() {
      await client.query("analyze");
    },
    async close() {
      await client.end();
    },
  };
}
