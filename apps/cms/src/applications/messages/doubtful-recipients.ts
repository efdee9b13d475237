import type { DoubtfulRecipient } from "@repo/contract/application/recipients";
import { partsOf } from "@repo/contract/application/selection";
import type { ApplicationStatus } from "@repo/contract/application/status";
import type { Core } from "@strapi/strapi";
import lodash from "lodash";
import { noteLook } from "../../access/looks";

const UID = "api::job-application.job-application";
const BATCH = 500;

type Row = { rowId: number; id: string; name: string; status: ApplicationStatus | null; mailbox: string };

/** Returns recipients who have withdrawn or are rejected, or whose address occurs twice, the newest first. */
export async function doubtfulRecipients(strapi: Core.Strapi, ids: string[]): Promise<DoubtfulRecipient[]> {
  const rows: Row[] = [];
  for (const part of partsOf([...new Set(ids)], BATCH)) {
    const found: Row[] = await strapi.db
      .connection("job_applications")
      .whereIn("document_id", part)
      .select("id as rowId", "document_id as id", "name", "status")
      .select(strapi.db.connection.raw("lower(email) as mailbox"));
    rows.push(...found);
  }
  noteLook(strapi, UID);
  rows.sort((one, other) => other.rowId - one.rowId);
  const counts = lodash.countBy(rows, "mailbox");
  return rows.flatMap(({ id, name, status, mailbox }) => {
    const isAlone = counts[mailbox] === 1;
    if (isAlone && status !== "withdrawn" && status !== "rejected") return [];
    const alike = isAlone ? null : rows.findIndex((row) => row.mailbox === mailbox);
    return { id, name, status: status ?? "new", alike };
  });
}
