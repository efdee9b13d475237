import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { removeApplicationsOf, storeApplication } from "./applications";
import { panelSession, rest } from "./cms";
import { sql } from "./database";
import { newWord } from "./unique";

type Job = { id: string; updatedAt: string; createdAt: string; [field: string]: unknown };
type List = { items: Job[]; page: number; pageSize: number; total: number };

const mark = `Glassblower ${crypto.randomUUID().slice(0, 8)}`;
const written = {
  title: mark,
  details: "Full time • Remote • 3+ years",
  description: "Blows <glass>.",
  requirements: "Breath\nPatience",
};
const made: string[] = [];

const ask = (path: string, method = "GET", body?: unknown) =>
  rest(`/api/dashboard/jobs${path}`, { who: "jobs-admin", method, body });
const list = async (query: string) => (await (await ask(query)).json()) as List;

async function create(fields: object = {}): Promise<Job> {
  const answer = await ask("", "POST", { ...written, ...fields });
  expect(answer.status).toBe(201);
  const job = (await answer.json()) as Job;
  made.push(job.id);
  return job;
}

afterAll(async () => {
  for (const id of made) await ask(`/${id}`, "DELETE");
});

describe("a job of the dashboard", () => {
  it("is published at once, with the names of the interface", async () => {
    const job = await create({ responsibilities: ["Shape", "- Cut"] });
    expect(job).toMatchObject({ ...written, responsibilities: "Shape\nCut", availability: "open" });
    expect(job.id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect((await rest(`/api/jobs/${job.id}`)).status).toBe(200);
  });

  it("takes its lists as an array or as lines", async () => {
    const lists = { requirements: ["One", " ", "Two"], responsibilities: "• Three\r\n\r\nFour" };
    const job = await create(lists);
    expect(job).toMatchObject({ requirements: "One\nTwo", responsibilities: "Three\nFour" });
    const answer = await ask(`/${job.id}`, "PATCH", { requirements: "Five\nSix", responsibilities: ["Seven"] });
    expect(await answer.json()).toMatchObject({ requirements: "Five\nSix", responsibilities: "Seven" });
  });

  it.each(["title", "details", "description", "requirements"])("is refused without %s", async (field) => {
    for (const value of [undefined, "", "  ", 5, ...(field === "requirements" ? [[], [" "]] : [])]) {
      const answer = await ask("", "POST", { ...written, [field]: value });
      expect(answer.status, String(value)).toBe(422);
      const { error } = (await answer.json()) as { error: { code: string; fields: object } };
      expect(error.code).toBe("VALIDATION_FAILED");
      expect(Object.keys(error.fields)).toEqual([field]);
    }
  });

  it("is changed in part, keeps the day it was made, and is gone once it is deleted", async () => {
    const job = await create();
    const answer = await ask(`/${job.id}`, "PATCH", { details: "Part time" });
    expect(answer.status).toBe(200);
    const changed = (await answer.json()) as Job;
    expect(changed).toMatchObject({ ...written, id: job.id, details: "Part time", createdAt: job.createdAt });
    expect(Date.parse(changed.updatedAt)).toBeGreaterThan(Date.parse(job.updatedAt));
    const published = (await (await rest(`/api/jobs/${job.id}`)).json()) as { data: object };
    expect(published.data).toMatchObject({ details: "Part time", employmentType: "Part-time" });

    expect((await ask(`/${job.id}`, "DELETE")).status).toBe(204);
    expect((await ask(`/${job.id}`, "DELETE")).status).toBe(404);
    expect((await ask(`/${job.id}`, "PATCH", { details: "x" })).status).toBe(404);
    expect((await rest(`/api/jobs/${job.id}`)).status).toBe(404);
  });

  it.each(["1", "not-a-uuid", "00000000-0000-4000-8000-000000000000"])("is not found as %s", async (id) => {
    expect((await ask(`/${id}`, "PATCH", { title: "x" })).status).toBe(404);
    expect((await ask(`/${id}`, "DELETE")).status).toBe(404);
  });

  it("is not overwritten by one who has read an older version", async () => {
    const job = await create();
    const mine = { updatedAt: job.updatedAt, details: "mine" };
    const first = await ask(`/${job.id}`, "PATCH", { ...mine, details: "theirs" });
    expect(first.status).toBe(200);

    const late = await ask(`/${job.id}`, "PATCH", mine);
    expect(late.status).toBe(409);
    const { error } = (await late.json()) as { error: { code: string; current: Job } };
    expect(error).toMatchObject({ code: "CONFLICT", current: { id: job.id, details: "theirs" } });
    const kept = await ask(`/${job.id}`, "PATCH", { ...mine, updatedAt: error.current.updatedAt });
    expect(await kept.json()).toMatchObject({ details: "mine" });
    expect((await ask(`/${job.id}`, "PATCH", { details: "whatever" })).status).toBe(200);
    expect((await ask(`/${job.id}`, "PATCH", { ...mine, updatedAt: "yesterday" })).status).toBe(422);
  });

  it("is written by one of those who save the same version at once", { tags: ["once"] }, async () => {
    const { id, updatedAt } = await create();
    const saves = await Promise.all(
      Array.from({ length: 6 }, (_, index) => ask(`/${id}`, "PATCH", { updatedAt, details: `Version ${index}` })),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it("leaves a note of who made, changed and deleted it", async () => {
    const job = await create();
    await ask(`/${job.id}`, "PATCH", { details: "Part time" });
    await ask(`/${job.id}`, "DELETE");
    const entries = await rest(
      `/content-manager/collection-types/api::audit-entry.audit-entry?sort=id:ASC&pageSize=100&_q=${job.id}`,
      { headers: panelSession() },
    );
    const { results } = (await entries.json()) as { results: { actor: string; action: string; subject: string }[] };
    expect(results.map(({ actor, action }) => `${actor} ${action}`)).toEqual(
      ["job.create", "job.update", "job.delete"].map((action) => `${inject("settings").JOBS_ADMIN_EMAIL} ${action}`),
    );
    expect(new Set(results.map(({ subject }) => subject))).toEqual(new Set([`job ${job.id}`]));
  });
});

describe("the list of jobs", () => {
  beforeAll(async () => {
    for (const title of ["beta", "Alpha", "100%_off", "Zeta"]) await create({ title: `${title} of ${mark}` });
  });
  const titles = async (query: string) =>
    (await list(`?pageSize=100&${query}`)).items.map(({ title }) => String(title).split(" ")[0]);

  it("is searched whatever the case, and what is searched for is no pattern", async () => {
    expect(await titles(`q=ALPHA of ${mark}`)).toEqual(["Alpha"]);
    expect(await titles("q=0%25_o")).toEqual(["100%_off"]);
    expect(await titles("q=0__o")).toEqual([]);
    expect(await titles(`q=${encodeURIComponent("' or 1=1 --")}`)).toEqual([]);
  });

  it("is sorted without regard to case, the newest first otherwise", async () => {
    const q = `q=of ${mark}`;
    expect(await titles(`${q}&sort=title`)).toEqual(["100%_off", "Alpha", "beta", "Zeta"]);
    expect(await titles(`${q}&sort=-title`)).toEqual(["Zeta", "beta", "Alpha", "100%_off"]);
    expect(await titles(q)).toEqual(["Zeta", "100%_off", "Alpha", "beta"]);
  });

  it("is sorted and searched without regard to accents and order", async () => {
    const word = newWord();
    for (const [title, details] of [
      ["Zoo", "Østre"],
      ["Élève", "Paris"],
      ["Fitter", "Zug"],
    ] as const) {
      await create({ title: `${title} ${word}`, details: `${details} ${word}` });
    }
    expect(await titles(`q=${word}&sort=title`)).toEqual(["Élève", "Fitter", "Zoo"]);
    expect(await titles(`q=${word}&sort=details`)).toEqual(["Zoo", "Élève", "Fitter"]);
    expect(await titles(`q=${word}  eleve`)).toEqual(["Élève"]);
  });

  it("comes in pages, and shows the last one when a later one is asked for", async () => {
    const first = await list(`?q=of ${mark}&pageSize=3&sort=title`);
    expect(first).toMatchObject({ page: 1, pageSize: 3, total: 4 });
    expect(first.items).toHaveLength(3);
    const last = await list(`?q=of ${mark}&pageSize=3&sort=title&page=99`);
    expect(last).toMatchObject({ page: 2, total: 4 });
    expect(last.items).toHaveLength(1);
    expect(await list("?q=nobody writes this")).toEqual({ items: [], page: 1, pageSize: 10, total: 0 });
    expect((await list("?pageSize=5000")).pageSize).toBe(100);
  });

  it.each(["page=0", "page=x", "pageSize=-1", "sort=slug", "q[$ne]=x"])("is refused with %s", async (query) => {
    const answer = await ask(`?${query}`);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: { code: "VALIDATION_FAILED" } });
  });
});

describe("the default jobs", () => {
  it("are refused while there is any job, and inserted together otherwise, once", { tags: ["once"] }, async () => {
    expect((await ask("/defaults", "POST")).status).toBe(409);

    const panel = { method: "POST", headers: panelSession() };
    const actions = "/content-manager/collection-types/api::job.job/actions";
    const published = await sql("select document_id from jobs where published_at is not null");
    const documentIds = published.map(({ document_id }) => document_id);
    await rest(`${actions}/bulkUnpublish`, { ...panel, body: { documentIds } });
    try {
      const answers = await Promise.all(Array.from({ length: 4 }, () => ask("/defaults", "POST")));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
      const { items } = await list("?sort=title");
      for (const { id } of items) made.push(id);
      expect(items.map(({ title }) => title)).toEqual([
        "Android Developer",
        "iOS Developer",
        "Senior React Developer",
        "UI/UX Designer",
      ]);
      for (const { details, description, requirements } of items) {
        expect([details, description, requirements].every(Boolean)).toBe(true);
      }
    } finally {
      await rest(`${actions}/bulkPublish`, { ...panel, body: { documentIds } });
    }
  });
});

it("counts applications that are there, and those of them that are new, whatever else has become of others", async () => {
  const [job, other] = [await create({ title: `${mark} counted` }), await create({ title: `${mark} uncounted` })];
  const send = (status: string | null) => storeApplication({ job_document_id: job.id, status });
  const sent = await Promise.all(["new", null, "new", "rejected", "withdrawn", "hired"].map(send));
  const counts = async () => {
    const { items } = await list(`?q=${encodeURIComponent(mark)} counted`);
    return items.map(({ title, applications, newApplications }) => [title, applications, newApplications]);
  };
  expect(await counts()).toEqual([
    [other.title, 0, 0],
    [job.title, 6, 3],
  ]);
  const remove = { ids: sent.slice(2, 4) };
  await rest("/api/dashboard/applications/bulk/delete", { who: "jobs-admin", method: "POST", body: remove });
  expect((await counts()).at(-1)).toEqual([job.title, 4, 2]);
  await removeApplicationsOf(job.id);
  expect((await counts()).at(-1)).toEqual([job.title, 0, 0]);
});
