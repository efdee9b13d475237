import type { Core } from "@strapi/strapi";

export const THROUGH_1_1 = "it is of a version before 1.1.0. Upgrade through 1.1.0";

/** What 1.1.0 did to databases of older versions, by the names that they and backups of them keep. */
export const MIGRATIONS_OF_1_1 = [
  "2026.11.25T00.00.00.names-of-plugins.js",
  "2026.11.25T12.00.00.header-menu-items.js",
  "2026.11.25T18.00.00.application-notes.js",
];

export const isBefore11 = (tables: string[]) =>
  tables.includes("job_applications") && !tables.includes("application_events");

/** Comes before Strapi's schema sync. @throws for a database that only 1.1.0 can upgrade */
export async function refuseBefore11(strapi: Core.Strapi): Promise<void> {
  const tables: string[] = [];
  for (const name of ["job_applications", "application_events"]) {
    if (await strapi.db.connection.schema.hasTable(name)) tables.push(name);
  }
  if (isBefore11(tables)) throw new Error(`The database was left as it is: ${THROUGH_1_1}.`);
}
