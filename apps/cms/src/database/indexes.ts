import type { Core } from "@strapi/strapi";
import { beginningOf, SEARCH_TEXT } from "./list";

/** Indexes the rows that `foldRows` has to find, often among many others. */
const UNFOLDED = "id where search_text is null";

/** A draft and its published version are two rows with the same address. */
const DRAFT = "where published_at is null";
const PUBLISHED = "where published_at is not null";

const INDEXES: Record<string, Record<string, string>> = {
  application_events: {
    application_events_application: "application, at, id",
  },
  audit_entries: {
    audit_entries_actor: "actor, action, id desc",
    audit_entries_at: "at desc, id desc",
    audit_entries_subject: "subject, at desc",
  },
  blog_posts: {
    blog_posts_created_at: "created_at desc",
    blog_posts_publish_at: "publish_at",
    blog_posts_unfolded: UNFOLDED,
    blog_posts_unpublish_at: "unpublish_at",
  },
  calendar_feeds: {
    calendar_feeds_digest: "digest",
  },
  files: {
    files_unfolded: UNFOLDED,
  },
  form_answers: {
    form_answers_created: "created_at desc, id desc",
    form_answers_form: "form_document_id, created_at desc, id desc",
    form_answers_email: "lower(email), id",
    form_answers_file_key: "file_key",
    form_answers_idempotency_key: "idempotency_key",
  },
  interviews: {
    interviews_application: "application, interview, sequence",
    interviews_mail: "mail",
    interviews_starts: "starts_at",
  },
  job_applications: {
    job_applications_search_text: `${beginningOf(SEARCH_TEXT)}, id`,
    job_applications_unfolded: UNFOLDED,
    job_applications_created: "created_at desc, id desc",
    job_applications_status: "status, created_at desc, id desc",
    job_applications_changed: "status, updated_at",
    job_applications_job: "job_document_id, created_at desc, id desc",
    job_applications_source: "job_document_id, source, status",
    job_applications_suspected: "suspected, created_at desc, id desc",
    job_applications_resume_key: "resume_key",
    job_applications_access_digest: "access_digest",
    job_applications_idempotency_key: "idempotency_key",
    job_applications_email: "lower(email), id",
    job_applications_phone_digits: "phone_digits, id",
    job_applications_job_title_key: `${beginningOf("job_title_key")}, id`,
    job_applications_experience: "experience_years, id",
    job_applications_expected: "expected_salary, id",
    job_applications_notice: "notice_days, id",
    job_applications_from: "source, id",
  },
  jobs: {
    jobs_draft_slug: `slug ${DRAFT}`,
    jobs_published_slug: `slug ${PUBLISHED}`,
    jobs_unfolded: UNFOLDED,
  },
  mails: {
    mails_application: "application",
    mails_due: "state, next_attempt_at",
    mails_idempotency_key: "idempotency_key",
  },
  pages: {
    pages_draft_path: `path ${DRAFT}`,
    pages_published_path: `path ${PUBLISHED}`,
  },
  passkeys: {
    passkeys_credential: "credential_id",
  },
  strapi_sessions: {
    strapi_sessions_session: "session_id",
    strapi_sessions_device: "device_id",
    strapi_sessions_user: "user_id",
  },
};

/** Strapi checks `unique` with a query first, which two replicas can send at once. */
const UNIQUE = new Set([
  "form_answers_idempotency_key",
  "job_applications_access_digest",
  "job_applications_idempotency_key",
  "jobs_draft_slug",
  "jobs_published_slug",
  "mails_idempotency_key",
  "pages_draft_path",
  "pages_published_path",
  "passkeys_credential",
]);

/** Runs at every start, after Strapi's schema sync: SQLite loses these indexes when Strapi rebuilds a table. */
export async function ensureIndexes(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  for (const table of Object.keys(INDEXES)) {
    if (!(await knex.schema.hasTable(table))) continue;
    for (const statement of indexStatements(table)) await knex.raw(statement);
  }
}

export function indexStatements(table: string): string[] {
  return Object.entries(INDEXES[table] ?? {}).map(([name, index]) => {
    const [columns, where] = index.split(" where ");
    const kind = UNIQUE.has(name) ? "unique index" : "index";
    return `create ${kind} if not exists ${name} on ${table} (${columns})${where ? ` where ${where}` : ""}`;
  });
}
