import { phoneDigits } from "@repo/contract/application/same-person";
import type { Core } from "@strapi/strapi";

const BATCH = 500;

/** Fills the column for applications that are older than it. */
export async function ensurePhoneDigits(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  for (;;) {
    const found: { id: number; phone: string | null }[] = await knex("job_applications")
      .whereNull("phone_digits")
      .select("id", "phone")
      .limit(BATCH);
    if (found.length === 0) return;
    const values = found.flatMap(({ id, phone }) => [id, phoneDigits(phone ?? "")]);
    await knex("job_applications")
      .whereIn(
        "id",
        found.map(({ id }) => id),
      )
      .update({ phone_digits: knex.raw(`case id ${"when ? then ? ".repeat(found.length)}end`, values) });
  }
}
