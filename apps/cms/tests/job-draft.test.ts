import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { panelSession, rest } from "./cms";

type Fields = Record<string, string | number | null>;
type Job = { id: string; updatedAt: string; draftUpdatedAt?: string } & Fields;

const UID = "api::job.job";
const written = {
  title: "Cooper",
  details: "Full time • Remote • 3+ years",
  description: "Makes barrels.",
  requirements: "Oak\nIron",
};
let job: Job;
const made: string[] = [];

const save = (body: object) => rest(`/api/dashboard/jobs/${job.id}`, { who: "jobs-admin", method: "PATCH", body });
const panel = (path: string, method: string, body?: object) =>
  rest(`/content-manager/collection-types/${UID}/${job.id}${path}`, { headers: panelSession(), method, body });

async function prepare(fields: Fields): Promise<void> {
  const { title, details, description, requirements } = { ...written, ...fields };
  const answer = await panel("", "PUT", { title, details, description, requirements, ...fields });
  expect(answer.status).toBe(200);
}

async function draft(): Promise<Fields> {
  return ((await (await panel("", "GET")).json()) as { data: Fields }).data;
}

async function visible(): Promise<Fields> {
  return ((await (await rest(`/api/jobs/${job.id}`)).json()) as { data: Fields }).data;
}

beforeEach(async () => {
  const answer = await rest("/api/dashboard/jobs", { who: "jobs-admin", method: "POST", body: written });
  job = (await answer.json()) as Job;
  made.push(job.id);
});

afterAll(async () => {
  for (const id of made) await rest(`/api/dashboard/jobs/${id}`, { who: "jobs-admin", method: "DELETE" });
});

describe("a job that an editor has prepared a draft of", () => {
  it("is changed where the dashboard changes it, and the draft keeps the rest to itself", async () => {
    await prepare({ description: "Makes barrels and buckets.", minYears: 9 });
    const answer = await save({ ...written, details: "Part time • Hybrid • 5+ years", updatedAt: job.updatedAt });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      description: "Makes barrels.",
      details: "Part time • Hybrid • 5+ years",
    });
    expect(await visible()).toMatchObject({
      description: "Makes barrels.",
      employmentType: "Part-time",
      workMode: "Hybrid",
      minYears: 5,
    });
    expect(await draft()).toMatchObject({
      description: "Makes barrels and buckets.",
      details: "Part time • Hybrid • 5+ years",
      employmentType: "Part-time",
      minYears: 9,
    });

    expect((await panel("/actions/publish", "POST", await draft())).status).toBe(200);
    expect(await visible()).toMatchObject({
      description: "Makes barrels and buckets.",
      workMode: "Hybrid",
      minYears: 9,
    });
  });

  it("is not changed in a field that the draft has changed too, before somebody has decided", async () => {
    await prepare({ title: "Master Cooper", description: "Makes barrels and buckets." });
    const mine = { ...written, title: "Cooper and Hooper", requirements: "Oak", updatedAt: job.updatedAt };
    const refusal = await save(mine);
    expect(refusal.status).toBe(409);
    const { error } = (await refusal.json()) as { error: { code: string; message: string; current: Job } };
    expect(error).toMatchObject({
      code: "CONFLICT",
      message: "An unpublished draft of this job has another title.",
      current: { id: job.id, title: "Master Cooper", description: "Makes barrels.", updatedAt: job.updatedAt },
    });
    expect((await save({ title: mine.title })).status).toBe(409);
    expect(await visible()).toMatchObject({ title: "Cooper", requirements: "Oak\nIron" });
    expect(await draft()).toMatchObject({ title: "Master Cooper", requirements: "Oak\nIron" });

    const { updatedAt, draftUpdatedAt } = error.current;
    expect((await save({ ...mine, updatedAt, draftUpdatedAt })).status).toBe(200);
    expect(await visible()).toMatchObject({ title: mine.title, description: "Makes barrels.", requirements: "Oak" });
    expect(await draft()).toMatchObject({ title: mine.title, description: "Makes barrels and buckets." });
  });

  it("is not changed over a draft that was written after somebody has decided", async () => {
    await prepare({ title: "Master Cooper" });
    const refusal = await save({ title: "Hooper" });
    const { draftUpdatedAt } = ((await refusal.json()) as { error: { current: Job } }).error.current;
    await prepare({ title: "Grand Master Cooper" });
    expect((await save({ title: "Hooper", draftUpdatedAt })).status).toBe(409);
    expect(await draft()).toMatchObject({ title: "Grand Master Cooper" });
  });

  it("may be given what the draft says, and what it says already", async () => {
    await prepare({ title: "Master Cooper" });
    expect((await save({ ...written, requirements: "Oak\r\nIron", updatedAt: job.updatedAt })).status).toBe(200);
    expect((await visible()).title).toBe("Cooper");
    expect((await save({ title: "Master Cooper" })).status).toBe(200);
    expect((await visible()).title).toBe("Master Cooper");
  });
});
