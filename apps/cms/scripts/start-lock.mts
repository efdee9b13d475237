import pg from "pg";

/** Any number that no other advisory lock uses. */
const LOCK = 1_337_000_001;

type StartLock = { isEmpty: boolean; loaded: () => Promise<void> };

/** Keeps replicas from creating tables at once, which fails on PostgreSQL. A killed process releases the lock. */
export async function takeStartLock(databaseUrl: string): Promise<StartLock> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on("error", (error) => console.error(`The database went away during the start: ${error.message}`));
  await client.connect();
  await client.query("select pg_advisory_lock($1)", [LOCK]);
  const { rows } = await client.query("select to_regclass('strapi_migrations') is null as empty");
  return { isEmpty: rows[0].empty, loaded: () => client.end() };
}
