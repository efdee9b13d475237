import { randomUUID } from "node:crypto";
import type { JobNumbers } from "@repo/contract/application/job-numbers";
import { expect, it } from "vitest";
import { moment, ownJob, storeApplication } from "./applications";
import { rest } from "./cms";
import { sql } from "./database";

const DAY_MS = 24 * 60 * 60 * 1000;
const ago = (days: number) => moment(Date.now() - days * DAY_MS);
const job = ownJob();

const ask = (id: string) => rest(`/api/dashboard/jobs/${id}/numbers`, { who: "jobs-admin" });
const numbers = async () => (await (await ask(job.id)).json()) as JobNumbers;

const store = (days: number, fields: Record<string, unknown> = {}) =>
  storeApplication({ job_document_id: job.id, created_at: ago(days), ...fields });

const move = (application: string, days: number, to: string) =>
  sql(
    `insert into application_events (document_id, application, kind, at, actor, from_status, to_status)
    values (?, ?, 'status', ?, 'jobs@example.com', 'new', ?)`,
    randomUUID(),
    application,
    ago(days),
    to,
  );

const mail = (application: string, days: number, template: string, state: string) =>
  sql(
    `insert into mails (document_id, template, application, state, attempts, next_attempt_at, sent_at)
    values (?, ?, ?, ?, 1, ?, ?)`,
    randomUUID(),
    template,
    application,
    state,
    ago(days),
    state === "sent" ? ago(days) : null,
  );

it("are told of a job: by stage, by week, and how long applicants wait for the first answer", async () => {
  const quick = await store(10, { status: "interview" });
  const slow = await store(100, { status: "rejected" });
  const withdrawn = await store(20, { status: "withdrawn" });
  const untold = await store(0);
  await move(quick, 9, "in_review");
  await mail(quick, 10, "application-confirmation", "sent");
  await mail(quick, 8, "applicant-mail", "sent");
  await mail(quick, 1, "applicant-mail", "sent");
  await mail(slow, 99, "applicant-mail", "failed");
  await mail(slow, 96, "applicant-mail", "sent");
  await move(withdrawn, 19, "withdrawn");
  await move(untold, 0, "rejected");
  await mail(untold, -1, "applicant-mail", "pending");
  const { total, stages, weeks, firstAnswer } = await numbers();

  expect(total).toBe(4);
  const used = Object.entries(stages).filter(([, count]) => count > 0);
  expect(used.map(([stage]) => stage)).toEqual(["new", "interview", "rejected", "withdrawn"]);
  expect(weeks.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  expect(weeks).toHaveLength(12);
  expect(firstAnswer).toMatchObject({ applications: 4, answered: 2, medianDays: 3 });
});

it("are not found for no job", async () => {
  expect((await ask(randomUUID())).status).toBe(404);
});
