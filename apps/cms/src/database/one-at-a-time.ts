import type { Core } from "@strapi/strapi";

/** Any number that no other lock in the database has. */
const LOCK = 1_337_000_001;

/**
 * Does something that no other replica does at the same moment: PostgreSQL fails one of two that make the same function,
 * index or row at once. SQLite has one CMS alone.
 */
export async function oneAtATime(strapi: Core.Strapi, work: () => Promise<void>): Promise<void> {
  if (strapi.db.dialect.client !== "postgres") return work();
  await strapi.db.connection.transaction(async (transaction) => {
    await transaction.raw("select pg_advisory_xact_lock(?)", [LOCK]);
    await work();
  });
}
