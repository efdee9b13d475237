import type { Core } from "@strapi/strapi";

/** Creates indexes, because Strapi checks `unique` with a query first, which two replicas can send at once. */
export async function ensureUniqueIdempotencyKeys(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  for (const table of ["job_applications", "form_answers"]) {
    const first = knex(table).min("id").whereNotNull("idempotency_key").groupBy("idempotency_key");
    await knex(table).whereNotNull("idempotency_key").whereNotIn("id", first).update("idempotency_key", null);
    await knex.raw(`create unique index if not exists ${table}_idempotency_key on ${table} (idempotency_key)`);
  }
}
