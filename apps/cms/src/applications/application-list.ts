import type { ApplicationItem } from "@repo/contract/application/applicant";
import { partsOf } from "@repo/contract/application/selection";
import { type List, readListQuery } from "@repo/contract/http/list";
import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { recordAudit } from "../access/audit";
import { noteLook } from "../access/looks";
import { foldRows } from "../database/folded-columns";
import { beginningOf, pageOf, type Rows, SEARCH_TEXT } from "../database/list";
import { type Sheet, sendSheet } from "../files/sheet";
import { type ApplicationFacts, COLUMNS, type StoredApplication, toItem } from "./application-item";
import { applicationsSheet } from "./applications-sheet";
import { filteredApplications } from "./filtered-applications";
import { noteTexts } from "./history";
import { mailStates } from "./messages/mail-states";
import { countSamePerson } from "./same-person";

const UID = "api::job-application.job-application";
const BATCH = 500;

const SORTABLE = {
  createdAt: "created_at",
  name: beginningOf(SEARCH_TEXT),
  email: "lower(email)",
  job_title: beginningOf("job_title_key"),
  years_experience: "experience_years",
  expected_ctc: "expected_salary",
  notice_period: "notice_days",
  source: "source",
} as const;

export async function listApplications(
  strapi: Core.Strapi,
  query: Record<string, unknown>,
): Promise<List<ApplicationItem>> {
  const asked = readListQuery(query, {
    pageSize: 10,
    sortable: Object.keys(SORTABLE) as (keyof typeof SORTABLE)[],
    sort: "-createdAt",
  });
  await foldRows(strapi, UID);
  const page = await pageOf(filteredApplications(strapi, query, asked.q), asked, {
    columns: COLUMNS,
    sortable: SORTABLE,
    nullable: ["years_experience", "expected_ctc", "notice_period", "source"],
    toItem,
  });
  noteLook(strapi, UID);
  return { ...page, items: await withOthers(strapi, page.items) };
}

export async function findApplication(strapi: Core.Strapi, documentId: string): Promise<ApplicationItem | null> {
  const application = await strapi.db.query(UID).findOne({ where: { documentId } });
  if (!application) return null;
  noteLook(strapi, UID, documentId);
  const [item] = await withOthers(strapi, [toItem(application)]);
  return item ?? null;
}

export async function withOthers(strapi: Core.Strapi, facts: ApplicationFacts[]): Promise<ApplicationItem[]> {
  const ids = facts.map(({ id }) => id);
  const [states, counts] = await Promise.all([mailStates(strapi, ids), countSamePerson(strapi, facts)]);
  return facts.map((application) => ({
    ...application,
    mailState: states.get(application.id) ?? "none",
    samePerson: counts.get(application.id) ?? 1,
  }));
}

export async function sendApplications(strapi: Core.Strapi, ctx: Context, sheet: Sheet, actor: string): Promise<void> {
  await recordAudit(strapi, actor, "applications.export", "job-application");
  sendSheet(ctx, "applications", sheet);
}

export function sheetOfMatching(strapi: Core.Strapi, query: Record<string, unknown>): Sheet {
  const { q } = readListQuery(query, { pageSize: 1, sortable: ["createdAt"], sort: "-createdAt" });
  return applicationsSheet(batches(strapi, filteredApplications(strapi, query, q)));
}

export function sheetOfSelected(strapi: Core.Strapi, ids: string[]): Sheet {
  const each = partsOf(ids, BATCH).map((part) => strapi.db.connection("job_applications").whereIn("document_id", part));
  return applicationsSheet(inTurn(each.map((rows) => batches(strapi, rows))));
}

async function* inTurn<Each>(all: AsyncGenerator<Each>[]): AsyncGenerator<Each> {
  for (const each of all) yield* each;
}

async function* batches(strapi: Core.Strapi, rows: Rows): AsyncGenerator<(ApplicationFacts & { notes: string[] })[]> {
  await foldRows(strapi, UID);
  let before: number | undefined;
  for (;;) {
    const batch = rows.clone().select(COLUMNS).orderBy("id", "desc").limit(BATCH);
    const found: StoredApplication[] = await (before === undefined ? batch : batch.where("id", "<", before));
    if (found.length === 0) return;
    before = found.at(-1)?.id;
    const notes = await noteTexts(
      strapi,
      found.map(({ documentId }) => documentId),
    );
    yield found.map((application) => ({ ...toItem(application), notes: notes.get(application.documentId) ?? [] }));
  }
}
