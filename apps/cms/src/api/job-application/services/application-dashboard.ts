import type { ApplicationItem } from "@repo/contract/application/applicant";
import { type ApplicationDetail, timeInStages } from "@repo/contract/application/history";
import { deletionDay } from "@repo/contract/application/retention";
import { partsOf } from "@repo/contract/application/selection";
import { RuleError } from "@repo/contract/http/errors";
import { type List, readListQuery } from "@repo/contract/http/list";
import { readBody } from "@repo/contract/http/read-body";
import { OPERATIONS } from "@repo/contract/operations/table";
import type { Core } from "@strapi/strapi";
import { recordAudit } from "../../../access/audit";
import { noteLook } from "../../../access/looks";
import { type ApplicationFacts, COLUMNS, type StoredApplication, toItem } from "../../../applications/application-item";
import { applicationsSheet } from "../../../applications/applications-sheet";
import { filteredApplications } from "../../../applications/filtered-applications";
import {
  addNote,
  changeNote,
  changeReason,
  historyOf,
  noteTexts,
  type Own,
  removeNote,
} from "../../../applications/history";
import { interviewsOf } from "../../../applications/interviews/interviews";
import { mailStates } from "../../../applications/messages/mail-states";
import { messagesOf } from "../../../applications/messages/messages";
import { storeDigest } from "../../../applications/private-link";
import { rejectionReasons } from "../../../applications/rejection-reasons";
import { countSamePerson, phoneDigits } from "../../../applications/same-person";
import { stageOf } from "../../../applications/stage-for-applicant";
import { writeStatus } from "../../../applications/status-change";
import { rulesOf } from "../../../attachments/retention";
import { foldRows } from "../../../database/folded-columns";
import { guardOverwrite } from "../../../database/guard-overwrite";
import { beginningOf, pageOf, type Rows, SEARCH_TEXT } from "../../../database/list";
import type { Sheet } from "../../../files/sheet";
import { sendAgain, sendDueMails } from "../../../mail/outbox";

const UID = "api::job-application.job-application";
const BATCH = 500;
const OTHERS = 20;

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

export default ({ strapi }: { strapi: Core.Strapi }) => {
  /** @throws {RuleError} NOT_FOUND */
  async function detail(documentId: string, reader: string): Promise<ApplicationDetail> {
    const item = await find(strapi, documentId);
    if (!item) throw new RuleError("NOT_FOUND", "This application doesn’t exist.");
    const [{ events, notes }, mails, interviews, others, reasons, rules] = await Promise.all([
      historyOf(strapi, documentId, reader),
      messagesOf(strapi, documentId),
      interviewsOf(strapi, documentId),
      othersOf(strapi, item),
      rejectionReasons(strapi),
      rulesOf(strapi),
    ]);
    const times = timeInStages(item, events, new Date());
    const deletedOn = deletionDay(item, rules);
    const shown = await stageOf(strapi, { status: item.status, events, mails });
    const own = { events, notes, mails, interviews, shown, others };
    return { ...item, ...own, timeInStages: times, rejectionReasons: reasons, deletedOn };
  }

  /** Records `action` and locks the application within the transaction of `work`, so that nothing outlives it. */
  async function change({ application, actor }: Omit<Own, "entry">, action: string, work: () => Promise<void>) {
    await guarded(strapi, application, undefined, async (current) => {
      await work();
      await recordAudit(strapi, actor, action, `job-application ${application}`);
      return current;
    });
    return detail(application, actor);
  }

  return {
    async list(query: Record<string, unknown>): Promise<List<ApplicationItem>> {
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
    },

    detail,

    reasons: async () => ({ items: await rejectionReasons(strapi) }),

    /** @throws {RuleError} CONFLICT when the application was saved after the `updatedAt` in the body. */
    async update(application: string, body: unknown, actor: string): Promise<ApplicationItem> {
      const { updatedAt, reason, status } = readBody(OPERATIONS["PATCH /api/dashboard/applications/:id"].body, body);
      return guarded(strapi, application, updatedAt, async (current) => {
        const change = { application, actor, from: current.status, to: status, reason };
        return { ...current, status, updatedAt: await writeStatus(strapi, change) };
      });
    },

    async changeReason(own: Own, body: unknown): Promise<ApplicationDetail> {
      const { reason } = readBody(OPERATIONS["PATCH /api/dashboard/applications/:id/events/:entry"].body, body);
      return change(own, "application-reason.update", () => changeReason(strapi, own, reason));
    },

    async addNote(own: Omit<Own, "entry">, body: unknown): Promise<ApplicationDetail> {
      const { text } = readBody(OPERATIONS["POST /api/dashboard/applications/:id/notes"].body, body);
      return change(own, "application-note.create", () => addNote(strapi, own, text));
    },

    async changeNote(own: Own, body: unknown): Promise<ApplicationDetail> {
      const { text, updatedAt } = readBody(OPERATIONS["PATCH /api/dashboard/applications/:id/notes/:entry"].body, body);
      return change(own, "application-note.update", () => changeNote(strapi, own, text, updatedAt));
    },

    async removeNote(own: Own): Promise<ApplicationDetail> {
      return change(own, "application-note.delete", () => removeNote(strapi, own));
    },

    async sendAgain(documentId: string, actor: string): Promise<ApplicationItem> {
      const application = await strapi.db.transaction(async () => {
        const count = await sendAgain(strapi, documentId);
        if (count > 0) await recordAudit(strapi, actor, "job-application.send-again", `job-application ${documentId}`);
        return find(strapi, documentId);
      });
      if (!application) throw new RuleError("NOT_FOUND", "This application doesn’t exist.");
      void sendDueMails(strapi);
      return application;
    },

    /** The applicant can ask for another link at any time. */
    async revokeLink(documentId: string, actor: string): Promise<ApplicationItem> {
      const application = await strapi.db.transaction(async () => {
        const isRevoked = await storeDigest(strapi, documentId, null);
        if (isRevoked) await recordAudit(strapi, actor, "job-application.revoke-link", `job-application ${documentId}`);
        return find(strapi, documentId);
      });
      if (!application) throw new RuleError("NOT_FOUND", "This application doesn’t exist.");
      return application;
    },

    sheet(query: Record<string, unknown>): Sheet {
      const { q } = readListQuery(query, { pageSize: 1, sortable: ["createdAt"], sort: "-createdAt" });
      return applicationsSheet(batches(strapi, filteredApplications(strapi, query, q)));
    },

    /** Returns the sheet of the selected applications. */
    sheetOf(body: unknown): Sheet {
      const { ids } = readBody(OPERATIONS["POST /api/dashboard/applications/bulk/csv"].body, body);
      const each = partsOf(ids, BATCH).map((part) =>
        strapi.db.connection("job_applications").whereIn("document_id", part),
      );
      return applicationsSheet(inTurn(each.map((rows) => batches(strapi, rows))));
    },
  };
};

function guarded(
  strapi: Core.Strapi,
  documentId: string,
  readAt: string | undefined,
  write: (current: ApplicationItem) => Promise<ApplicationItem>,
): Promise<ApplicationItem> {
  return guardOverwrite(strapi, UID, { documentId, readAt, read: () => find(strapi, documentId), write });
}

async function find(strapi: Core.Strapi, documentId: string): Promise<ApplicationItem | null> {
  const application = await strapi.db.query(UID).findOne({ where: { documentId } });
  if (!application) return null;
  noteLook(strapi, UID, documentId);
  const [item] = await withOthers(strapi, [toItem(application)]);
  return item ?? null;
}

/** Finds the same address or phone number by one query each, because a joint query would use neither index. */
async function othersOf(strapi: Core.Strapi, { id, email, phone }: ApplicationItem): Promise<ApplicationItem[]> {
  const newest = (): Rows =>
    strapi.db
      .connection("job_applications")
      .select(COLUMNS)
      .whereNot("document_id", id)
      .orderBy("id", "desc")
      .limit(OTHERS);
  const digits = phoneDigits(phone);
  const found: StoredApplication[][] = await Promise.all([
    newest().whereRaw("lower(email) = lower(?)", [email]),
    digits ? newest().where("phone_digits", digits) : [],
  ]);
  const each = [...new Map(found.flat().map((application) => [application.id, application])).values()];
  if (each.length > 0) noteLook(strapi, UID);
  const shown = each.sort((one, other) => other.id - one.id).slice(0, OTHERS);
  return withOthers(strapi, shown.map(toItem));
}

/** Adds what other tables and rows say about each application. */
async function withOthers(strapi: Core.Strapi, facts: ApplicationFacts[]): Promise<ApplicationItem[]> {
  const ids = facts.map(({ id }) => id);
  const [states, counts] = await Promise.all([mailStates(strapi, ids), countSamePerson(strapi, facts)]);
  return facts.map((application) => ({
    ...application,
    mailState: states.get(application.id) ?? "none",
    samePerson: counts.get(application.id) ?? 1,
  }));
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
