import * as z from "zod/mini";
import { namesField, readAt } from "../http/change";
import { line, paragraphs } from "../text/fields";
import { toLines } from "../text/lines";
import { cleanText } from "../text/text";
import { AVAILABILITIES } from "./job";

export const JOB_ADD_FAILED = "Failed to add job";
export const JOB_UPDATE_FAILED = "Failed to update job.";

const TEXT_MAX = 20_000;

function atMost(what: string) {
  return z.string(`${what} is required.`).check(
    z.overwrite((text) => cleanText(text).trim()),
    z.maxLength(TEXT_MAX, `${what} must have at most ${TEXT_MAX} characters.`),
  );
}

const text = (what: string) => paragraphs(what, TEXT_MAX);

function list(what: string) {
  return z.pipe(
    z.union([z.string(), z.array(z.string()), z.null()], `${what} must be text or a list of texts.`),
    z.transform((value) => toLines(value).join("\n")),
  );
}

const day = z.iso.date("Enter a day, such as 2026-12-31.");

export const jobSchema = z.object({
  title: line("Title"),
  details: line("Details", 300),
  description: text("Description"),
  requirements: z.pipe(list("Requirements"), text("Requirements")),
  responsibilities: z.optional(z.pipe(list("Responsibilities"), atMost("Responsibilities"))),
  closesAt: z.optional(day),
  availability: z.optional(z.enum(AVAILABILITIES, "Choose whether the job is open.")),
});

export type JobForm = z.infer<typeof jobSchema>;

export const jobChangeSchema = z
  .extend(z.partial(jobSchema), {
    updatedAt: readAt,
    draftUpdatedAt: readAt,
  })
  .check(namesField);

export type JobItem = {
  id: string;
  title: string;
  details: string;
  description: string;
  requirements: string;
  responsibilities: string;
  slug: string;
  closesAt: string | null;
  availability: (typeof AVAILABILITIES)[number];
  createdAt: string;
  updatedAt: string;
  draftUpdatedAt?: string;
};

export type ListedJob = JobItem & { applications: number; newApplications: number };
