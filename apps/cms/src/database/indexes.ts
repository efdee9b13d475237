import type { Core } from "@strapi/strapi";

/** Columns and expressions by name of the index and table: what requests look up, sort and filter by. */
const INDEXES: Record<string, Record<string, string>> = {
  blog_posts: {
    blog_posts_created_at: "created_at desc",
  },
  job_applications: {
    job_applications_created: "created_at desc, id desc",
    job_applications_status: "status, created_at desc, id desc",
    job_applications_job: "job_document_id, created_at desc, id desc",
    job_applications_resume_key: "resume_key",
    job_applications_name: "lower(name), id",
    job_applications_email: "lower(email), id",
    // A title may be longer than PostgreSQL takes into an index.
    job_applications_job_title: "lower(substr(job_title, 1, 200)), id",
  },
  mails: {
    mails_application: "application",
    mails_due: "state, next_attempt_at",
  },
  strapi_sessions: {
    strapi_sessions_session: "session_id",
    strapi_sessions_device: "device_id",
  },
};

/**
 * Makes the indexes that a content type's schema has no words for. At every start, after Strapi has made the tables
 * what the schemas say: SQLite loses indexes when it rebuilds a table for that.
 */
export async function ensureIndexes(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  for (const table of Object.keys(INDEXES)) {
    if (!(await knex.schema.hasTable(table))) continue;
    for (const statement of indexStatements(table)) await knex.raw(statement);
  }
}

/** Statements that make a table's indexes. */
export function indexStatements(table: string): string[] {
  return Object.entries(INDEXES[table] ?? {}).map(
    ([name, columns]) => `create index if not exists ${name} on ${table} (${columns})`,
  );
}
