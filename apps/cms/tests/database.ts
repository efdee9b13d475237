import path from "node:path";
import Database from "better-sqlite3";
import pg from "pg";
import { inject } from "vitest";

type Rows = Record<string, unknown>[];
type Place = { DATABASE_URL?: string; DATA_DIR?: string };

/** Bypasses the CMS, on either database. `?` stands for a value. */
export async function sql(statement: string, ...values: unknown[]): Promise<Rows> {
  return sqlIn(inject("settings"), statement, ...values);
}

export async function sqlIn(place: Place, statement: string, ...values: unknown[]): Promise<Rows> {
  if (!place.DATABASE_URL) {
    return inSqlite(place, (database) => {
      const prepared = database.prepare(statement);
      if (prepared.reader) return prepared.all(...values) as Rows;
      prepared.run(...values);
      return [];
    });
  }
  const [first, ...rest] = statement.split("?");
  const numbered = first + rest.map((part, index) => `$${index + 1}${part}`).join("");
  return inPostgres(place.DATABASE_URL, numbered, values);
}

export async function sqlScript(statements: string): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = inject("settings");
  if (DATABASE_URL) await inPostgres(DATABASE_URL, statements);
  else inSqlite({ DATA_DIR }, (database) => database.exec(statements));
}

function inSqlite<Result>({ DATA_DIR }: Place, use: (database: Database.Database) => Result): Result {
  // The CMS holds the lock for a moment again and again while it brings many rows up to date.
  const database = new Database(path.join(DATA_DIR ?? "", "cms.sqlite"), { timeout: 30_000 });
  try {
    return use(database);
  } finally {
    database.close();
  }
}

async function inPostgres(connectionString: string, statements: string, values?: unknown[]): Promise<Rows> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(statements, values)).rows;
  } finally {
    await client.end();
  }
}
