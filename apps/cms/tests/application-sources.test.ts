import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { applicationForm } from "@repo/testing/application";
import { beforeAll, beforeEach, expect, inject, it } from "vitest";
import { ownJob } from "./applications";
import { rest, site } from "./cms";
import { sql } from "./database";

const job = ownJob();
let resume: File;
let visitor = 0;

beforeAll(async () => {
  resume = new File([new Uint8Array(await readFile("tests/files/cv.pdf"))], "cv.pdf", { type: "application/pdf" });
});
beforeEach(() => sql("delete from rate_limits"));

async function apply(fields: Record<string, string>, key?: string): Promise<Response> {
  return rest("/api/job-applications", {
    method: "POST",
    body: applicationForm(resume, { job: job.id, email: "meera@example.com", ...fields }),
    headers: { ...site(`10.8.0.${++visitor}`), ...(key && { "idempotency-key": key }) },
  });
}

const idOf = async (answer: Response) => ((await answer.json()) as { id: string }).id;
const sources = async (of = job.id) => rest(`/api/dashboard/jobs/${of}/sources`, { who: "jobs-admin" });
const inDashboard = async (id: string) =>
  (await rest(`/api/dashboard/applications/${id}`, { who: "jobs-admin" })).json();

it("an application keeps where the visit began, and its job counts it", async () => {
  const fields = { utm_source: "LinkedIn", utm_medium: "Social", utm_campaign: "Spring", referrer: "www.linkedin.com" };
  const first = await idOf(await apply(fields));
  expect(await inDashboard(first)).toMatchObject({
    source: "linkedin",
    source_medium: "social",
    source_campaign: "spring",
    source_referrer: "linkedin.com",
  });
  const hired = await idOf(await apply({ utm_source: "linkedin" }));
  await rest(`/api/dashboard/applications/${hired}`, { who: "jobs-admin", method: "PATCH", body: { status: "hired" } });
  await apply({ referrer: "jobs.example.org" });
  await apply({});
  expect(await (await sources()).json()).toEqual({
    total: 4,
    sources: expect.arrayContaining([
      { source: "linkedin", applications: 2, hired: 1 },
      { source: "jobs.example.org", applications: 1, hired: 0 },
      { source: null, applications: 1, hired: 0 },
    ]),
    others: 0,
  });
  const csv = await (await rest(`/api/dashboard/applications.csv?job=${job.id}`, { who: "jobs-admin" })).text();
  expect(csv.split("\r\n")[0]).toMatch(
    /"Id","Source","Source medium","Source campaign","Source site","Suspected spam","Experience \(years\)","Expected salary \(a year\)","Notice \(days\)","May be kept until","Portfolio or profile link","Message"$/,
  );
  expect(csv).toContain('"linkedin","social","spring","linkedin.com"');
});

it("an applicant is never refused for what a link says, and nothing hostile of it is stored", async () => {
  const answer = await apply({ utm_source: "<img src=x onerror=alert(1)>", referrer: "evil.example.com/<script>" });
  expect(answer.status).toBe(201);
  expect(await inDashboard(await idOf(answer))).toMatchObject({
    source: null,
    source_campaign: null,
    source_referrer: null,
  });
});

it("a form that is sent again from a page that lost it is still the same", async () => {
  const key = randomUUID();
  const [first, again] = [await apply({ utm_source: "linkedin" }, key), await apply({}, key)];
  expect(await idOf(again)).toBe(await idOf(first));
});

it("there are none of no job", async () => {
  for (const id of [randomUUID(), "1"]) {
    expect(await (await sources(id)).json()).toEqual({ total: 0, sources: [], others: 0 });
  }
});

it("rare sources are one number, and are counted by an index alone", async () => {
  const [row] = await sql("select * from job_applications where job_document_id = ?", job.id);
  const { id: _, ...fields } = row as Record<string, unknown>;
  const copies = Array.from({ length: 30 }, (_each, index) => ({
    ...fields,
    document_id: randomUUID(),
    access_digest: null,
    idempotency_key: null,
    source: `rare ${index}`,
  }));
  const columns = Object.keys(copies[0] ?? {});
  const marks = copies.map(() => `(${columns.map(() => "?")})`);
  await sql(
    `insert into job_applications (${columns}) values ${marks}`,
    ...copies.flatMap((copy) => Object.values(copy)),
  );
  const counted = (await (await sources()).json()) as { total: number; sources: object[]; others: number };
  expect(counted.sources).toHaveLength(20);
  expect(counted.others).toBeGreaterThan(10);
  if (inject("settings").DATABASE_URL) return;
  const plan = await sql(
    "explain query plan select source, count(*), sum(case when status = 'hired' then 1 else 0 end) from job_applications where job_document_id = ? group by source",
    job.id,
  );
  expect(JSON.stringify(plan)).toContain("COVERING INDEX job_applications_source");
});
