import { cmsSettings } from "@repo/settings";
import { withAddresses } from "./files";
import type { Row } from "./values";

/** The outbox of the original may have sent them since; whoever knows better sends them again from the dashboard. */
const NOT_SENT = "Waiting when the backup was taken: it may have been sent since.";

/** A row as it belongs into this instance: some depend on where the product runs. */
export function restoredRow(table: string, row: Row): Row {
  const { s3, cmsUrl, siteUrl } = cmsSettings(process.env);
  if (table === "files") return s3 ? withAddresses(row, "aws-s3", cmsUrl) : withAddresses(row, "local", "");
  if (table === "job_applications") return { ...row, resume_url: `${siteUrl}/api/resumes/${row.document_id}` };
  if (table === "mails" && ["pending", "sending"].includes(String(row.state))) {
    return { ...row, state: "failed", last_error: NOT_SENT };
  }
  return row;
}
