import type { Core } from "@strapi/strapi";

/** Any number that no other advisory lock uses. */
const LOCK = 1_337_000_001;

/** For replicas that start together: PostgreSQL fails one of two that create an object. SQLite has no replicas. */
export async function oneAtATime(strapi: Core.Strapi, work: () => Promise<void>): Promise<void> {
  if (strapi.db.dialect.client !== "postgres") return work();
  await strapi.db.connection.transaction(async (transaction) => {
    await transaction.raw("select pg_advisory_xact_lock(?)", [LOCK]);
    await work();
  });
}
