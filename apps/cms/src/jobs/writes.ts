import { JOB_SLUG } from "@repo/contract/job/job";
import { countryProblems } from "@repo/contract/job/places";
import { salaryProblems } from "@repo/contract/job/salary";
import { entryAddress } from "@repo/contract/site/addresses";
import { isOwn } from "@repo/contract/site/own-paths";
import { toLines } from "@repo/contract/text/lines";
import { auditChange } from "../changes/audit-changes";
import { on, onWrite, published, saved, type Write } from "../changes/on-write";
import { fieldError, fieldErrors } from "../database/field-error";
import { completeDraft, completeNew, completeStored, postAnew } from "./job-defaults";
import { giveSlug, giveSlugToCopy } from "./job-slugs";

type Lines = Partial<Record<"requirements" | "responsibilities", string[] | string | null>>;

const VALUES = ["salaryMin", "salaryMax", "salaryUnit", "salaryCurrency", "country"];

export const jobs = onWrite("api::job.job", {
  clean: [saved<Lines>(joinLines)],
  complete: [
    on("create")(giveSlug),
    on("clone")(giveSlugToCopy),
    on("create")(completeNew),
    on("clone")(postAnew),
    on("update")(completeDraft),
    published(completeStored),
  ],
  check: [saved(checkValues), checkSlug],
  record: [auditChange],
  taken: ["slug", "Another job has this address."],
});

function joinLines({ data }: Write<Lines>): void {
  for (const field of ["requirements", "responsibilities"] as const) {
    if (Array.isArray(data[field])) data[field] = toLines(data[field]).join("\n");
  }
}

/** @throws {ValidationError} naming the wrong field, for drafts too, because they become what visitors see. */
async function checkValues({ data, draft }: Write): Promise<void> {
  if (!VALUES.some((field) => field in data)) return;
  const job = { ...(await draft<object>()), ...data };
  const problems = [...salaryProblems(job), ...countryProblems(job)];
  if (problems.length > 0) throw fieldErrors(problems);
}

function checkSlug({ data: { slug } }: Write<{ slug?: string }>): void {
  if (slug && (!JOB_SLUG.test(slug) || isOwn(entryAddress("job", slug)))) {
    throw fieldError("A job can't have this address.", "slug");
  }
}
