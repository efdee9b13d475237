import { RuleError } from "@repo/contract/http/errors";
import type { ListedJob } from "@repo/contract/job/form";
import { page } from "vitest/browser";
import { type Asked, answer } from "../kit/cms";

export const LIST = "GET /api/dashboard/jobs";
export const ADD = "POST /api/dashboard/jobs";
export const SAVE = "PATCH /api/dashboard/jobs/:id";
export const DELETE = "DELETE /api/dashboard/jobs/:id";
export const INSERT = "POST /api/dashboard/jobs/defaults";

export const table = page.getByRole("region", { name: "Manage Jobs" });
export const addForm = page.getByRole("region", { name: "Add New Job" });
export const editForm = page.getByRole("dialog", { name: "Edit Job" });
export const rowOf = (title: string) => table.getByRole("row").filter({ hasText: title });
export const edit = (title: string) => page.getByRole("button", { name: `Edit ${title}` }).click();
export const save = () => editForm.getByRole("button", { name: "Save" }).click();
export const discard = () => page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();

const DEFAULTS = ["Senior React Developer", "iOS Developer", "Android Developer", "UI/UX Designer"];
const PAGE_SIZE = 10;

let minutes = 0;

function aMinuteLater(): string {
  minutes += 1;
  return new Date(Date.UTC(2026, 10, 2, 9, minutes)).toISOString();
}

/** Simulates the CMS of one test, with these jobs in the order of their creation. */
export function officeWith(...titles: string[]) {
  const jobs: ListedJob[] = [];

  function add(fields: Partial<ListedJob>): ListedJob {
    const createdAt = aMinuteLater();
    const job: ListedJob = {
      id: crypto.randomUUID(),
      title: "",
      details: "Full time • Remote • 3+ years",
      description: "Plays <gut> & nylon.",
      requirements: "A lute\nPatience",
      responsibilities: "",
      slug: crypto.randomUUID(),
      closesAt: "2099-01-31",
      availability: "open",
      applications: 0,
      newApplications: 0,
      createdAt,
      updatedAt: createdAt,
      ...fields,
    };
    jobs.push(job);
    return job;
  }
  for (const title of titles) add({ title });

  function find(of: (job: ListedJob) => boolean): ListedJob {
    const found = jobs.find(of);
    if (!found) throw new RuleError("NOT_FOUND");
    return found;
  }

  const named = (title: string) => find((job) => job.title === title);
  const change = (job: ListedJob, fields: Partial<ListedJob>) =>
    Object.assign(job, fields, { updatedAt: aMinuteLater() });

  function matching({ q = "", sort = "-createdAt" }: Asked["query"]): ListedJob[] {
    const by = sort.replace("-", "") as "createdAt" | "title" | "details";
    const found = jobs
      .filter(({ title }) => title.toLowerCase().includes(q.toLowerCase()))
      .sort((one, other) => one[by].localeCompare(other[by]));
    return sort.startsWith("-") ? found.reverse() : found;
  }

  answer(LIST, ({ query }) => {
    const number = Number(query.page ?? 1);
    const found = matching(query);
    const items = found.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE);
    return { items: structuredClone(items), page: number, pageSize: PAGE_SIZE, total: found.length };
  });
  answer(ADD, ({ body }) => add(body));
  answer(SAVE, ({ params, body: { updatedAt, ...fields } }) => {
    const job = find(({ id }) => id === params.id);
    if (updatedAt !== job.updatedAt) throw new RuleError("CONFLICT", undefined, undefined, { current: job });
    return change(job, fields);
  });
  answer(DELETE, ({ params }) => {
    jobs.splice(jobs.indexOf(find(({ id }) => id === params.id)), 1);
    return undefined;
  });
  answer(INSERT, () => {
    for (const title of DEFAULTS) add({ title });
    return { items: jobs, page: 1, pageSize: jobs.length, total: jobs.length };
  });

  return { named, change: (title: string, fields: Partial<ListedJob>) => change(named(title), fields) };
}
