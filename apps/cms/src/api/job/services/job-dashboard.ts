import { RuleError } from "@repo/contract/http/errors";
import { type List, readListQuery } from "@repo/contract/http/list";
import { readBody } from "@repo/contract/http/read-body";
import type { JobForm, JobItem, ListedJob } from "@repo/contract/job/form";
import { OPERATIONS } from "@repo/contract/operations/table";
import type { Core } from "@strapi/strapi";
import { foldRows } from "../../../database/folded-columns";
import { guardOverwrite } from "../../../database/guard-overwrite";
import { beginningOf, isoTime, pageOf, SEARCH_TEXT, search } from "../../../database/list";
import { defaultJobs } from "../../../jobs/default-jobs";
import { savePublished } from "../../../jobs/save-published";

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
type Counted = { job: string; total: number | string; fresh: number | string };

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const documents = strapi.documents(UID);

  return {
    async list(query: Record<string, unknown>): Promise<List<ListedJob>> {
      const asked = readListQuery(query, {
        pageSize: 10,
        sortable: Object.keys(SORTABLE) as (keyof typeof SORTABLE)[],
        sort: "-createdAt",
      });
      await foldRows(strapi, UID);
      const published = strapi.db.connection("jobs").whereNotNull("published_at");
      const page = await pageOf(search(published, asked.q), asked, { columns: COLUMNS, sortable: SORTABLE, toItem });
      return { ...page, items: await withApplications(page.items) };
    },

    async create(body: unknown): Promise<JobItem> {
      return existing(await insert(readBody(OPERATIONS["POST /api/dashboard/jobs"].body, body)));
    },

    /** @throws {RuleError} CONFLICT when the job was saved since it was read, or its draft changes the same field. */
    async update(documentId: string, body: unknown): Promise<JobItem> {
      const { updatedAt, draftUpdatedAt, ...data } = readBody(OPERATIONS["PATCH /api/dashboard/jobs/:id"].body, body);
      return guardOverwrite(strapi, UID, {
        documentId,
        readAt: updatedAt,
        read: () => find(documentId),
        write: async () => {
          await savePublished(strapi, { documentId, data, draftReadAt: draftUpdatedAt, toItem });
          return existing(documentId);
        },
      });
    },

    async remove(documentId: string): Promise<void> {
      await existing(documentId);
      await documents.delete({ documentId });
    },

    /** @throws {RuleError} JOBS_EXIST */
    async insertDefaults(): Promise<void> {
      await strapi.db.transaction(async ({ trx }) => {
        // Serializes concurrent requests; SQLite serializes all transactions anyway.
        if (strapi.db.dialect.client === "postgres") await trx.raw("lock table jobs in share row exclusive mode");
        const present = await strapi.db.query(UID).count({ where: { publishedAt: { $notNull: true } } });
        if (present > 0) throw new RuleError("JOBS_EXIST");
        for (const job of defaultJobs) await insert({ ...job, requirements: job.requirements.join("\n") });
      });
    },
  };

  async function withApplications(jobs: JobItem[]): Promise<ListedJob[]> {
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

  async function insert(job: JobForm): Promise<string> {
    const data = job as JobForm & { slug: string };
    return (await documents.create({ data, status: "published" })).documentId;
  }

  async function find(documentId: string): Promise<JobItem | null> {
    const job = await strapi.db.query(UID).findOne({ where: { documentId, publishedAt: { $notNull: true } } });
    return job && toItem(job);
  }

  async function existing(documentId: string): Promise<JobItem> {
    const job = await find(documentId);
    if (!job) throw new RuleError("NOT_FOUND", "This job doesn’t exist.");
    return job;
  }
};

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
