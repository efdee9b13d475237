import { RuleError } from "@repo/contract/http/errors";
import { type List, readListQuery } from "@repo/contract/http/list";
import { readBody } from "@repo/contract/http/read-body";
import type { JobForm, JobItem } from "@repo/contract/job/form";
import { OPERATIONS } from "@repo/contract/operations/table";
import type { Core } from "@strapi/strapi";
import { defaultJobs } from "../../../content/jobs/default-jobs";
import { savePublished } from "../../../content/jobs/save-published";
import { foldRows } from "../../../database/folded-columns";
import { guardOverwrite } from "../../../database/guard-overwrite";
import { beginningOf, isoTime, pageOf, SEARCH_TEXT, search } from "../../../database/list";

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

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const documents = strapi.documents(UID);

  return {
    async list(query: Record<string, unknown>): Promise<List<JobItem>> {
      const asked = readListQuery(query, {
        pageSize: 10,
        sortable: Object.keys(SORTABLE) as (keyof typeof SORTABLE)[],
        sort: "-createdAt",
      });
      await foldRows(strapi, UID);
      const published = strapi.db.connection("jobs").whereNotNull("published_at");
      return pageOf(search(published, asked.q), asked, {
        columns: COLUMNS,
        sortable: SORTABLE,
        toItem,
      });
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
