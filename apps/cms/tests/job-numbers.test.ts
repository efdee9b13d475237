import { randomUUID } from "node:crypto";
import type { JobNumbers } from "@repo/rules/job-numbers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { moment, storeApplication } from "./applications";
import { graphql, rest, type Who } from "./cms";
import { sql } from "./database";

const DAY_MS = 24 * 60 * 60 * 1000;
const ago = (days: number) => moment(Date.now() - days * DAY_MS);
const own: string[] = [];
let job: string;

const ask = (id: string, who: Who = "jobs-admin") => rest(`/api/dashboard/jobs/${id}/numbers`, { who });
const numbers = async () => (await (await ask(job)).json()) as JobNumbers;

async function store(days: number, fields: Record<string, unknown> = {}): Promise<string> {
  const id = await storeApplication({ job_document_id: job, created_at: ago(days), ...fields });
  own.push(id);
  return id;
}

const answer = (application: string, days: number, to: string) =>
  sql(
    `insert into application_events (document_id, application, kind, at, actor, from_status, to_status)
    values (?, ?, 'status', ?, 'jobs@example.com', 'new', ?)`,
    randomUUID(),
    application,
    ago(days),
    to,
  );

beforeAll(async () => {
  const { documentId } = (await graphql("{ jobs { documentId } }")).data.jobs[0];
  job = documentId;
});

afterAll(async () => {
  for (const id of own) {
    await sql("delete from application_events where application = ?", id);
    await sql("delete from job_applications where document_id = ?", id);
  }
});

it("are told of a job: by stage, by week, and how long applicants wait for the first answer", async () => {
  const before = await numbers();
  const quick = await store(10, { status: "interview" });
  const slow = await store(100, { status: "rejected" });
  const withdrawn = await store(20, { status: "withdrawn" });
  await store(0);
  await answer(quick, 8, "in_review");
  await answer(quick, 1, "interview");
  await answer(slow, 96, "rejected");
  await answer(withdrawn, 19, "withdrawn");
  const after = await numbers();

  expect(after.total - before.total).toBe(4);
  const stages = Object.entries(after.stages).filter(([stage, count]) => count > Reflect.get(before.stages, stage));
  expect(stages.map(([stage]) => stage)).toEqual(["new", "interview", "rejected", "withdrawn"]);
  const inWeeks = ({ weeks }: JobNumbers) => weeks.reduce((sum, { count }) => sum + count, 0);
  expect(inWeeks(after) - inWeeks(before)).toBe(3);
  expect(after.weeks).toHaveLength(12);
  expect(after.firstAnswer.applications - before.firstAnswer.applications).toBe(4);
  expect(after.firstAnswer.answered - before.firstAnswer.answered).toBe(2);
  if (before.firstAnswer.answered === 0) expect(after.firstAnswer.medianDays).toBe(3);
});

it("are nobody else's, and not found for no job", async () => {
  expect((await ask(job, "nobody")).status).toBe(401);
  expect((await ask(job, "blog-admin")).status).toBe(403);
  expect((await ask(randomUUID())).status).toBe(404);
});
