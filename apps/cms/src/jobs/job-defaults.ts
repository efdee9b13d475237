import { defaultClosingDay, factsOf, isOpen, type JobFacts } from "@repo/contract/job/job";
import { today } from "@repo/time/company";
import type { Core } from "@strapi/strapi";
import { freeSlug } from "./job-slugs";

const UID = "api::job.job";

type Job = JobFacts & {
  documentId: string;
  title: string;
  details: string;
  slug: string | null;
  postedAt: string | null;
  closesAt: string | null;
  availability: string | null;
};
type JobData = Partial<Job>;

/** Completes jobs. Emptied slugs and dates keep their values; facts follow the details unless chosen otherwise. */
export function registerJobDefaults(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== UID) return next();
    const params = context.params as { documentId?: string; status?: string; data?: JobData };
    if (context.action === "clone") params.data = await postedAnew(strapi, params);
    if (context.action === "create" && params.data) completeNew(params.data, params.status);
    if (context.action === "update" && params.data && params.documentId) {
      const { documentId } = params;
      const draft: Job | null = await strapi.db.query(UID).findOne({ where: { documentId, publishedAt: null } });
      if (draft) completeChange(draft, params.data);
    }
    const publishes = context.action === "publish" || (context.action === "update" && params.status === "published");
    // Publishing copies the draft, so the first publication date is written there.
    if (publishes && params.documentId) await completeStored(strapi, params.documentId);
    return next();
  });
}

function completeNew(data: JobData, status?: string): void {
  data.availability ??= "open";
  if (status === "published") data.postedAt ||= today();
  if (data.postedAt) data.closesAt ||= defaultClosingDay(data.postedAt);
  const { employmentType, workMode, minYears } = factsOf(data.details);
  data.employmentType ??= employmentType;
  data.workMode ??= workMode;
  data.minYears ??= minYears;
}

async function postedAnew(strapi: Core.Strapi, { documentId, data = {} }: { documentId?: string; data?: JobData }) {
  const original: Job | null = await strapi.db.query(UID).findOne({ where: { documentId, publishedAt: null } });
  const chosen = (field: keyof Job) => data[field] !== undefined && data[field] !== original?.[field];
  return {
    ...data,
    postedAt: chosen("postedAt") ? data.postedAt : null,
    closesAt: chosen("closesAt") ? data.closesAt : null,
    availability: chosen("availability") ? data.availability : "open",
  };
}

type Stored = JobFacts & Pick<Job, "details" | "postedAt" | "closesAt" | "availability">;

export function completeChange(stored: Stored, data: JobData): void {
  for (const field of ["slug", "postedAt", "closesAt", "availability"] as const) {
    if (field in data && !data[field]) delete data[field];
  }
  const isDayChosen = data.postedAt !== undefined && data.postedAt !== stored.postedAt;
  if (stored.postedAt && !isDayChosen && !isOpen(stored) && isOpen({ ...stored, ...data })) data.postedAt = today();
  if (data.details === undefined) return;
  const [before, after] = [factsOf(stored.details), factsOf(data.details)];
  for (const field of ["employmentType", "workMode", "minYears"] as const) {
    const chosen = field in data && data[field] !== stored[field];
    if (!chosen && stored[field] === before[field]) Object.assign(data, { [field]: after[field] });
  }
}

async function completeStored(strapi: Core.Strapi, documentId: string): Promise<void> {
  const jobs = strapi.db.query(UID);
  const rows: (Job & { id: number; publishedAt: string | null })[] = await jobs.findMany({
    where: { documentId },
    orderBy: { id: "asc" },
  });
  const [first] = rows;
  if (!first) return;
  const published = rows.find((row) => row.publishedAt)?.publishedAt;
  const known = <Field extends keyof Job>(field: Field) => rows.find((row) => row[field])?.[field];
  const slug = known("slug") ?? (await freeSlug(strapi, first.title));
  const postedAt = known("postedAt") ?? today(published ? Date.parse(published) : undefined);
  for (const row of rows) {
    const facts = factsOf(row.details);
    await jobs.updateMany({
      where: { id: row.id },
      data: {
        slug: row.slug || slug,
        postedAt: row.postedAt ?? postedAt,
        closesAt: row.closesAt ?? known("closesAt") ?? defaultClosingDay(postedAt),
        availability: row.availability ?? "open",
        employmentType: row.employmentType ?? facts.employmentType,
        workMode: row.workMode ?? facts.workMode,
        minYears: row.minYears ?? facts.minYears,
      },
    });
  }
}
