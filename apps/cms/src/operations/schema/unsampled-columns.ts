import type { Core } from "@strapi/strapi";

const UNSAMPLED: Record<string, string[]> = {
  application_events: ["reason", "text"],
  form_answers: ["email", "answers", "file_name", "idempotency_key", "idempotency_digest"],
  form_answers_email: ["lower"],
  interviews: ["place", "colleagues"],
  job_applications: [
    ...["name", "email", "phone", "phone_digits", "resume_file_name", "years_experience", "current_ctc"],
    ...["expected_ctc", "notice_period", "idempotency_key", "idempotency_digest", "access_digest", "note"],
    ...["search_text", "experience_years", "expected_salary", "notice_days"],
  ],
  mails: ["recipient", "reply_to", "subject", "text", "html", "calendar", "last_error"],
  job_applications_search_text: ["substr"],
  job_applications_email: ["lower"],
};

type Column = { relation: string; number: number; name: string; type: string; isIndex: boolean };

/** Keeps PostgreSQL's planner from sampling these columns, because it stores sample values, even of deleted rows. */
export async function ensureUnsampledColumns(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== "postgres") return;
  const knex = strapi.db.connection;
  for (const [relation, columns] of Object.entries(UNSAMPLED)) {
    const { rows } = await knex.raw<{ rows: Column[] }>(
      `select attrelid::regclass::text as relation, attnum as number, quote_ident(attname) as name,
        format_type(atttypid, atttypmod) as type, relkind = 'i' as "isIndex"
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = current_schema()::regnamespace and relname = ? and attname = any(?)
        and coalesce(attstattarget, -1) <> 0`,
      [relation, columns],
    );
    for (const column of rows) {
      if (column.isIndex) {
        await knex.raw(`alter index ${column.relation} alter column ${column.number} set statistics 0`);
        continue;
      }
      const unsample = `alter table ${column.relation} alter column ${column.name} set statistics 0`;
      // Setting the same type rewrites nothing but drops the samples. It fails if an operator's view uses the column.
      await knex.raw(`${unsample}, alter column ${column.name} type ${column.type}`).catch(async ({ code }) => {
        strapi.log.warn(`Samples of ${column.relation}.${column.name} stay in pg_statistic (${code}).`);
        await knex.raw(unsample);
      });
    }
  }
}
