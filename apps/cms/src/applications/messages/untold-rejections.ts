import type { Rows } from "../../database/list";

/** Whoever has waited for longer knows, and a mail would only surprise. */
const DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A mail that could not be sent tells nobody, and neither does one that was written before the rejection. */
const TOLD = `select 1 from application_events as written join mails on mails.document_id = written.mail
  where written.application = job_applications.document_id and written.kind = 'mail' and mails.state <> 'failed'
  and written.at >= coalesce((select max(changed.at) from application_events as changed
    where changed.application = job_applications.document_id and changed.kind = 'status'), written.at)`;

/** Leaves out suspected spam, whose address may be somebody else's. */
export function whereUntold(rows: Rows): void {
  rows
    .where("status", "rejected")
    .where("updated_at", ">=", new Date(Date.now() - DAYS * DAY_MS))
    .where((either) => either.whereNull("suspected").orWhere("suspected", false))
    .whereRaw(`not exists (${TOLD})`);
}
