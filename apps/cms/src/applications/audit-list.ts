import { type AuditItem, auditFilterSchema, LOOK_ACTIONS } from "@repo/contract/application/audit";
import { type List, readListQuery } from "@repo/contract/http/list";
import { readBody } from "@repo/contract/http/read-body";
import type { Core } from "@strapi/strapi";
import { noteLook } from "../access/looks";
import { isoTime, pageOf, search } from "../database/list";

const TYPE = "job-application";
const UID = "api::job-application.job-application";

type Entry = { id: number; at: string | number | Date; actor: string; action: string; subject: string };

export async function listAudit(strapi: Core.Strapi, query: Record<string, unknown>): Promise<List<AuditItem>> {
  const asked = readListQuery(query, { pageSize: 20, sortable: ["at"], sort: "-at" });
  const { kind } = readBody(auditFilterSchema, query);
  const knex = strapi.db.connection;
  const rows = search(knex("audit_entries"), asked.q, "lower(actor || ' ' || subject)");
  rows.whereLike("subject", `${TYPE}%`);
  if (kind === "looks") rows.whereIn("action", LOOK_ACTIONS);
  if (kind === "changes") rows.whereNotIn("action", LOOK_ACTIONS);
  const page = await pageOf(rows, asked, {
    columns: ["id", "at", "actor", "action", "subject"],
    sortable: { at: "at" },
    toItem: ({ id, at, actor, action, subject }: Entry) => {
      const application = subject.slice(TYPE.length + 1) || null;
      return { id, at: isoTime(at), actor, action, application };
    },
  });
  const ids = page.items.flatMap(({ application }) => application ?? []);
  const named: { document_id: string; name: string }[] = await knex("job_applications")
    .whereIn("document_id", ids)
    .select("document_id", "name");
  if (named.length > 0) noteLook(strapi, UID);
  const names = new Map(named.map(({ document_id: id, name }) => [id, name]));
  return {
    ...page,
    items: page.items.map((item) => ({ ...item, name: (item.application && names.get(item.application)) ?? null })),
  };
}
