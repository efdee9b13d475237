import { isForNobody } from "../../mail/for-address";
import { cmsSettings } from "../../settings";
import { withAddresses } from "./files";
import type { Row } from "./values";
import { GIVEN_UP } from "./version";

/** The original's outbox may have sent these mails since; staff can resend them from the dashboard. */
const NOT_SENT = "Waiting when the backup was taken: it may have been sent since.";

export function restoredRow(table: string, given: Row): Row {
  const row = Object.fromEntries(Object.entries(given).filter(([name]) => !GIVEN_UP[table]?.includes(name)));
  const { s3, cmsUrl, siteUrl } = cmsSettings();
  if (table === "files") return s3 ? withAddresses(row, "aws-s3", cmsUrl) : withAddresses(row, "local", "");
  if (table === "job_applications") return { ...row, resume_url: `${siteUrl}/api/resumes/${row.document_id}` };
  // The outbox finds out whom such a mail is about, and deletes the mail if there is none.
  if (table === "mails" && isForNobody(row)) return row;
  if (table === "mails" && ["pending", "sending"].includes(String(row.state))) {
    return { ...row, state: "failed", last_error: NOT_SENT };
  }
  return row;
}
