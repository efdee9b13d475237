import type { Readable } from "node:stream";
import { type ApplicationItem, applicationChangeSchema, applicationFilterSchema } from "@repo/rules/applicant";
import { readBody } from "@repo/rules/application";
import { RuleError } from "@repo/rules/errors";
import { dayBegins } from "@repo/rules/job";
import { type List, readListQuery } from "@repo/rules/list";
import { cmsSettings } from "@repo/settings";
import type { Core } from "@strapi/strapi";
import { guardOverwrite } from "../../../dashboards/guard-overwrite";
import { moment, pageOf, type Rows, search } from "../../../dashboards/list";
import { mailStates, sendAgain, sendDueMails } from "../../../mail/outbox";
import { recordAudit } from "../../../privacy/audit";
import { applicationsCsv } from "../applications-csv";
import { storeDigest } from "../private-link";

const UID = "api::job-application.job-application";
const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 500;

const SEARCHED = ["name", "email", "phone", "job_title"];
const SORTABLE = {
  createdAt: "created_at",
  name: "lower(name)",
  email: "lower(email)",
  job_title: "lower(substr(job_title, 1, 200))",
} as const;
const COLUMNS = [
  "id",
  "document_id as documentId",
  "name",
  "email",
  "phone",
  "work_type as workType",
  "years_experience as yearsExperience",
  "current_ctc as currentCtc",
  "expected_ctc as expectedCtc",
  "notice_period as noticePeriod",
  "job_title as jobTitle",
  "status",
  "note",
  "consent_until as consentUntil",
  "access_digest as accessDigest",
  "created_at as createdAt",
  "updated_at as updatedAt",
];

type Application = {
  id: number;
  documentId: string;
  name: string;
  email: string;
  phone: string;
  workType: string;
  yearsExperience: string;
  currentCtc: string;
  expectedCtc: string;
  noticePeriod: string;
  jobTitle: string;
  status: ApplicationItem["status"] | null;
  note: string | null;
  consentUntil: string | null;
  accessDigest: string | null;
  createdAt: string | number | Date;
  updatedAt: string | number | Date;
};

type ApplicationFacts = Omit<ApplicationItem, "mailState">;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(query: Record<string, unknown>): Promise<List<ApplicationItem>> {
    const asked = readListQuery(query, {
      pageSize: 10,
      sortable: Object.keys(SORTABLE) as (keyof typeof SORTABLE)[],
      sort: "-createdAt",
    });
    const page = await pageOf(filtered(strapi, query, asked.q), asked, {
      columns: COLUMNS,
      sortable: SORTABLE,
      toItem,
    });
    return { ...page, items: await withMailState(strapi, page.items) };
  },

  /** @throws {RuleError} CONFLICT when the application was saved after the `updatedAt` in the body. */
  async update(documentId: string, body: unknown): Promise<ApplicationItem> {
    const { updatedAt, ...data } = readBody(applicationChangeSchema, body);
    return guardOverwrite(strapi, UID, {
      documentId,
      readAt: updatedAt,
      read: () => find(strapi, documentId),
      write: async (current) => {
        if (data.status && current.status === "withdrawn") {
          throw new RuleError("VALIDATION_FAILED", undefined, { status: "The applicant has withdrawn." });
        }
        await strapi.documents(UID).update({ documentId, data });
        return (await find(strapi, documentId)) as ApplicationItem;
      },
    });
  },

  async sendAgain(documentId: string, actor: string): Promise<ApplicationItem> {
    const application = await strapi.db.transaction(async () => {
      const count = await sendAgain(strapi, documentId);
      if (count > 0) await recordAudit(strapi, actor, "job-application.send-again", `job-application ${documentId}`);
      return find(strapi, documentId);
    });
    if (!application) throw new RuleError("NOT_FOUND", "This application doesn't exist.");
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
    if (!application) throw new RuleError("NOT_FOUND", "This application doesn't exist.");
    return application;
  },

  csv(query: Record<string, unknown>): Readable {
    const { q } = readListQuery(query, { pageSize: 1, sortable: ["createdAt"], sort: "-createdAt" });
    return applicationsCsv(batches(filtered(strapi, query, q)));
  },
});

function filtered(strapi: Core.Strapi, query: Record<string, unknown>, q: string): Rows {
  const { job, status, from, to } = readBody(applicationFilterSchema, query);
  const rows = search(strapi, strapi.db.connection("job_applications"), q, SEARCHED);
  if (job) rows.where("job_document_id", job);
  if (status) rows.where("status", status);
  if (from) rows.where("created_at", ">=", dayBegins(from));
  if (to) rows.where("created_at", "<", new Date(dayBegins(to).getTime() + DAY_MS));
  return rows;
}

async function find(strapi: Core.Strapi, documentId: string): Promise<ApplicationItem | null> {
  const application = await strapi.db.query(UID).findOne({ where: { documentId } });
  if (!application) return null;
  const [item] = await withMailState(strapi, [toItem(application)]);
  return item ?? null;
}

async function withMailState(strapi: Core.Strapi, facts: ApplicationFacts[]): Promise<ApplicationItem[]> {
  const states = await mailStates(
    strapi,
    facts.map(({ id }) => id),
  );
  return facts.map((application) => ({ ...application, mailState: states.get(application.id) ?? "none" }));
}

async function* batches(rows: Rows): AsyncGenerator<ApplicationFacts[]> {
  let before: number | undefined;
  for (;;) {
    const batch = rows.clone().select(COLUMNS).orderBy("id", "desc").limit(BATCH);
    const found: Application[] = await (before === undefined ? batch : batch.where("id", "<", before));
    if (found.length === 0) return;
    before = found.at(-1)?.id;
    yield found.map(toItem);
  }
}

function toItem(application: Application): ApplicationFacts {
  const { siteUrl } = cmsSettings(process.env);
  return {
    id: application.documentId,
    name: application.name,
    email: application.email,
    phone: application.phone,
    work_type: application.workType,
    years_experience: application.yearsExperience,
    current_ctc: application.currentCtc,
    expected_ctc: application.expectedCtc,
    notice_period: application.noticePeriod,
    resume_url: `${siteUrl}/api/resumes/${application.documentId}`,
    job_title: application.jobTitle,
    status: application.status ?? "new",
    note: application.note ?? "",
    consentUntil: application.consentUntil,
    hasLink: application.accessDigest !== null,
    createdAt: moment(application.createdAt),
    updatedAt: moment(application.updatedAt),
  };
}
