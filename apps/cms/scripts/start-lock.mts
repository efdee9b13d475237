import pg from "pg";

/** Any number that no other advisory lock uses. */
const LOCK = 1_337_000_001;

/** PostgreSQL fails when replicas create Strapi's tables at once. Also released when the process is killed. */
export async function takeStartLock(databaseUrl: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on("error", (error) => console.error(`The database went away during the start: ${error.message}`));
  await client.connect();
  await client.query("select pg_advisory_lock($1)", [LOCK]);
  return () => client.end();
}
