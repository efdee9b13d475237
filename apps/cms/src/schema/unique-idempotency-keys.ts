import type { Core } from "@strapi/strapi";

/** Strapi checks `unique` with a query first, which two replicas can send at once. */
export async function ensureUniqueIdempotencyKeys(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  const first = knex("job_applications").min("id").whereNotNull("idempotency_key").groupBy("idempotency_key");
  await knex("job_applications")
    .whereNotNull("idempotency_key")
    .whereNotIn("id", first)
    .update("idempotency_key", null);
  await knex.raw(
    "create unique index if not exists job_applications_idempotency_key on job_applications (idempotency_key)",
  );
}
