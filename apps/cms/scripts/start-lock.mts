import pg from "pg";

/** Any number that no other advisory lock uses. */
const LOCK = 1_337_000_001;

/**
 * Strapi makes its tables without a lock, and PostgreSQL fails one of two that create the same: replicas that start
 * together take turns. The lock goes with the connection, also when the process is killed.
 * @returns what releases it
 */
export async function takeStartLock(databaseUrl: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on("error", (error) => console.error(`The database went away during the start: ${error.message}`));
  await client.connect();
  await client.query("select pg_advisory_lock($1)", [LOCK]);
  return () => client.end();
}
