import path from "node:path";
import Database from "better-sqlite3";
import pg from "pg";
import { inject } from "vitest";

/** Runs a statement past the CMS, on whichever database it has; `?` stands for a value. */
export async function sql(statement: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
  const { DATABASE_URL, DATA_DIR } = inject("settings");
  if (!DATABASE_URL) {
    const database = new Database(path.join(DATA_DIR ?? "", "cms.sqlite"));
    try {
      const prepared = database.prepare(statement);
      if (prepared.reader) return prepared.all(...values);
      prepared.run(...values);
      return [];
    } finally {
      database.close();
    }
  }
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    const [first, ...rest] = statement.split("?");
    const numbered = first + rest.map((part, index) => `$${index + 1}${part}`).join("");
    return (await client.query(numbered, values)).rows;
  } finally {
    await client.end();
  }
}
