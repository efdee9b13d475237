import { RuleError } from "@repo/contract/http/errors";
import { type List, readListQuery } from "@repo/contract/http/list";
import type { JobForm, JobItem, ListedJob } from "@repo/contract/job/form";
import type { ReadBodyOf } from "@repo/contract/operations/request";
import type { Core } from "@strapi/strapi";
import { foldRows } from "../database/folded-columns";
import { guardOverwrite } from "../database/guard-overwrite";
import { beginningOf, isoTime, pageOf, SEARCH_TEXT, search } from "../database/list";
import { defaultJobs } from "./default-jobs";
import { savePublished } from "./save-published";

const UID = "api::job.job";

const SORTABLE = {
  title: beginningOf(SEARCH_TEXT),
  details: beginningOf("details_key"),
  createdAt: "created_at",
} as const;
const COLUMNS = [
  "document_id as documentId",
  "title",
  "details",
  "description",
  "requirements",
  "responsibilities",
  "slug",
  "closes_at as closesAt",
  "availability",
  "created_at as createdAt",
  "updated_at as updatedAt",
];

type Job = Omit<JobItem, "id" | "draftUpdatedAt"> & { documentId: string };
type JobChange = ReadBodyOf<"PATCH /api/dashboard/jobs/:id">;
type Counted = { job: string; total: number | string; fresh: number | string };

export async function listJobs(strapi: Core.Strapi, query: Record<string, unknown>): Promise<List<ListedJob>> {
  const asked = readListQuery(query, {
    pageSize: 10,
    sortable: Object.keys(SORTABLE) as (keyof typeof SORTABLE)[],
    sort: "-createdAt",
  });
  await foldRows(strapi, UID);
  const published = strapi.db.connection("jobs").whereNotNull("published_at");
  const page = await pageOf(search(published, asked.q), asked, { columns: COLUMNS, sortable: SORTABLE, toItem });
  return { ...page, items: await withApplications(strapi, page.items) };
}

export const createJob = async (strapi: Core.Strapi, job: JobForm): Promise<JobItem> =>
  existing(strapi, await insert(strapi, job));

/** @throws {RuleError} CONFLICT when the job was saved since it was read, or its draft changes the same field. */
export async function changeJob(
  strapi: Core.Strapi,
  documentId: string,
  { updatedAt, draftUpdatedAt, ...data }: JobChange,
): Promise<JobItem> {
  return guardOverwrite(strapi, UID, {
    documentId,
    readAt: updatedAt,
    read: () => find(strapi, documentId),
    write: async () => {
      await savePublished(strapi, { documentId, data, draftReadAt: draftUpdatedAt, toItem });
      return existing(strapi, documentId);
    },
  });
}

export async function removeJob(strapi: Core.Strapi, documentId: string): Promise<void> {
  await existing(strapi, documentId);
  await strapi.documents(UID).delete({ documentId });
}

/** @throws {RuleError} JOBS_EXIST */
export async function insertDefaultJobs(strapi: Core.Strapi): Promise<List<ListedJob>> {
  await strapi.db.transaction(async ({ trx }) => {
    // Serializes concurrent requests; SQLite serializes all transactions anyway.
    if (strapi.db.dialect.client === "postgres") await trx.raw("lock table jobs in share row exclusive mode");
    const present = await strapi.db.query(UID).count({ where: { publishedAt: { $notNull: true } } });
    if (present > 0) throw new RuleError("JOBS_EXIST");
    for (const job of defaultJobs) await insert(strapi, { ...job, requirements: job.requirements.join("\n") });
  });
  return listJobs(strapi, {});
}

async function withApplications(strapi: Core.Strapi, jobs: JobItem[]): Promise<ListedJob[]> {
  const counted: Counted[] = await strapi.db
    .connection("job_applications")
    .select("job_document_id as job")
    .count({ total: "*" })
    .sum({ fresh: strapi.db.connection.raw("case when coalesce(status, 'new') = 'new' then 1 else 0 end") })
    .whereIn(
      "job_document_id",
      jobs.map(({ id }) => id),
    )
    .groupBy("job_document_id");
  return jobs.map((job) => {
    const { total = 0, fresh = 0 } = counted.find((each) => each.job === job.id) ?? {};
    return { ...job, applications: Number(total), newApplications: Number(fresh) };
  });
}

async function insert(strapi: Core.Strapi, job: JobForm): Promise<string> {
  const data = job as JobForm & { slug: string };
  return (await strapi.documents(UID).create({ data, status: "published" })).documentId;
}

async function find(strapi: Core.Strapi, documentId: string): Promise<JobItem | null> {
  const job = await strapi.db.query(UID).findOne({ where: { documentId, publishedAt: { $notNull: true } } });
  return job && toItem(job);
}

async function existing(strapi: Core.Strapi, documentId: string): Promise<JobItem> {
  const job = await find(strapi, documentId);
  if (!job) throw new RuleError("NOT_FOUND", "This job doesn’t exist.");
  return job;
}

function toItem(job: Job): JobItem {
  return {
    id: job.documentId,
    title: job.title,
    details: job.details,
    description: job.description,
    requirements: job.requirements,
    responsibilities: job.responsibilities ?? "",
    slug: job.slug,
    closesAt: job.closesAt,
    availability: job.availability ?? "open",
    createdAt: isoTime(job.createdAt),
    updatedAt: isoTime(job.updatedAt),
  };
}
