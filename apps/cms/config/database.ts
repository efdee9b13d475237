import path from "node:path";
import { LRUCache } from "lru-cache";
import { limitStatements } from "../src/database/statement-limits";
import { cmsSettings } from "../src/settings";

// PostgreSQL's timestamps have no zone, and its driver writes local time: everything runs in UTC.
process.env.TZ = "UTC";

const PREPARED = 300;

type LimitedConnection = Parameters<typeof limitStatements>[0];
type SqliteConnection = {
  prepare: (sql: string) => object;
  pragma: (statement: string) => unknown;
};

export default () => {
  const { database, dataDir } = cmsSettings();
  // Keeps personal data out of error messages.
  const compileSqlOnError = false;

  if (database.client === "postgres") {
    return {
      connection: {
        client: "postgres",
        connection: { connectionString: database.url },
        pool: {
          min: 0,
          max: 10,
          afterCreate(connection: LimitedConnection, done: (error: null, connection: LimitedConnection) => void) {
            limitStatements(connection);
            done(null, connection);
          },
        },
        acquireConnectionTimeout: 10_000,
        compileSqlOnError,
      },
    };
  }

  return {
    connection: {
      client: "sqlite",
      connection: { filename: path.join(dataDir, "cms.sqlite") },
      useNullAsDefault: true,
      compileSqlOnError,
      pool: {
        afterCreate(connection: SqliteConnection, done: (error: Error | null, connection: SqliteConnection) => void) {
          connection.pragma("journal_mode = WAL");
          connection.pragma("synchronous = FULL");
          connection.pragma("foreign_keys = ON");
          // Overwrites deleted data, which would stay in the file until the space is reused.
          connection.pragma("secure_delete = ON");
          // better-sqlite3 waits on the main thread: another process's lock would freeze every request.
          connection.pragma("busy_timeout = 1000");
          keepStatements(connection);
          done(null, connection);
        },
      },
    },
  };
};

/** Knex prepares each query anew. BEGIN takes the write lock: a transaction that has read wouldn't wait for it. */
function keepStatements(connection: SqliteConnection): void {
  const prepare = connection.prepare.bind(connection);
  const statements = new LRUCache<string, object>({
    max: PREPARED,
    memoMethod: (sql) => prepare(sql === "BEGIN;" ? "BEGIN IMMEDIATE;" : sql),
  });
  connection.prepare = (sql) => statements.memo(sql);
}
