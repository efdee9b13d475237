import { company } from "@repo/brand";
import { defaultClosingDay, factsOf, isOpen, type JobFacts } from "@repo/contract/job/job";
import type { StoredSalary } from "@repo/contract/job/salary";
import { today } from "@repo/time/company";
import type { Write } from "../changes/on-write";
import { freeSlug } from "./job-slugs";

const UID = "api::job.job";

type Job = JobFacts &
  StoredSalary & {
    documentId: string;
    title: string;
    details: string;
    slug: string | null;
    postedAt: string | null;
    closesAt: string | null;
    availability: string | null;
  };
type JobData = Partial<Job>;

export function completeNew({ data, status }: Write<JobData>): void {
  data.availability ??= "open";
  if (status === "published") data.postedAt ||= today();
  if (data.postedAt) data.closesAt ||= defaultClosingDay(data.postedAt);
  const { employmentType, workMode, minYears } = factsOf(data.details);
  data.employmentType ??= employmentType;
  data.workMode ??= workMode;
  data.minYears ??= minYears;
  completeSalary(data, data);
}

/** Stored with the amounts, which stay the same when the firm counts in another currency. */
function completeSalary(data: JobData, { salaryMin, salaryMax, salaryUnit, salaryCurrency }: JobData): void {
  if (!salaryMin && !salaryMax) return;
  const { unit, currency } = company().salary;
  if (!salaryCurrency) data.salaryCurrency = currency;
  if (!salaryUnit) data.salaryUnit = unit === "LPA" && salaryCurrency && salaryCurrency !== currency ? "year" : unit;
}

export async function postAnew({ data, draft }: Write<JobData>): Promise<void> {
  const original = await draft<Job>();
  const chosen = (field: keyof Job) => data[field] !== undefined && data[field] !== original?.[field];
  if (!chosen("postedAt")) data.postedAt = null;
  if (!chosen("closesAt")) data.closesAt = null;
  if (!chosen("availability")) data.availability = "open";
}

export async function completeDraft({ data, draft }: Write<JobData>): Promise<void> {
  const stored = await draft<Job>();
  if (!stored) return;
  completeChange(stored, data);
  completeSalary(data, { ...stored, ...data });
}

type Stored = JobFacts & Pick<Job, "details" | "postedAt" | "closesAt" | "availability">;

/** Emptied slugs and dates keep their values; facts follow the details unless chosen otherwise. */
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

/** Publishing copies the draft, so the first publication date is written there. */
export async function completeStored({ strapi, documentId }: Write): Promise<void> {
  if (!documentId) return;
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
