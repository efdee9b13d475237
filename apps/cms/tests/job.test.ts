import { dayAfter, today } from "@repo/time/company";
import { afterAll, describe, expect, it } from "vitest";
import { panel, rest } from "./cms";
import { sql } from "./database";
import { newWord } from "./unique";

type Job = { documentId: string; slug: string; [field: string]: unknown };

const jobs = panel.collection<Job>("job");
const made: string[] = [];
const word = newWord();
const written = {
  title: `Lamp ${word}`,
  details: "Part time • Remote • 2+ years",
  description: "x",
  requirements: "y",
};

async function write(data: object, job?: Job): Promise<Job> {
  const stored = await jobs.publish(data, job?.documentId);
  made.push(stored.documentId);
  return stored;
}

afterAll(async () => {
  for (const id of new Set(made)) await jobs.remove(id);
});

describe("a job of which only the texts are written", () => {
  it("gets an address, its days, and what its details say", async () => {
    const before = today();
    const job = await write(written);
    expect([before, today()]).toContain(job.postedAt);
    const inSixtyDays = new Date(Date.parse(String(job.postedAt)) + 60 * 24 * 60 * 60 * 1000);
    expect(job).toMatchObject({
      slug: `lamp-${word}`,
      closesAt: inSixtyDays.toISOString().slice(0, 10),
      availability: "open",
      employmentType: "Part-time",
      workMode: "Remote",
      minYears: 2,
    });
    const published = (await (await rest(`/api/jobs/${job.documentId}`)).json()) as { data: Job };
    expect(published.data).toMatchObject({ slug: `lamp-${word}`, postedAt: job.postedAt });
  });

  it("has an address of its own when others of the same title are written in the same moment", {
    tags: ["once"],
  }, async () => {
    const word = newWord();
    const jobs = await Promise.all(Array.from({ length: 8 }, () => write({ ...written, title: `Night ${word}` })));
    const slugs = jobs.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(8);
    expect(slugs).toContain(`night-${word}`);
    expect(slugs.every((slug) => new RegExp(`^night-${word}(-[0-9a-f]{8})?$`).test(slug))).toBe(true);
  });

  it("can't be given the address of another", async () => {
    const [one, other] = [await write({ ...written, title: "Well Digger" }), await write(written)];
    const data = { ...written, slug: one.slug };
    for (const write of [jobs.draft, jobs.publish]) {
      await expect(write(data)).rejects.toThrow("answers 400");
      await expect(write({ slug: one.slug }, other.documentId)).rejects.toThrow("answers 400");
    }
  });

  it("has an address and an id of its own when the panel has made it as a copy", async () => {
    const job = await write({ ...written, title: `Glass ${word}` });
    const { title, slug } = job;
    const address = `${jobs.address}/clone/${job.documentId}`;
    const { data: copy } = await panel.get<{ data: Job }>("POST", address, { title, slug });
    made.push(copy.documentId);
    expect(copy.slug).toMatch(new RegExp(`^glass-${word}-[0-9a-f]{8}$`));
    expect(copy.documentId).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(await write({}, copy)).toMatchObject({ slug: copy.slug, details: job.details });
    const recorded = await sql("select action from audit_entries where subject = ?", `job ${copy.documentId}`);
    expect(recorded.map(({ action }) => action)).toContain("job.clone");
  });

  it("is posted again with a new day when it has closed, and a copy of it has no days", async () => {
    const days = { postedAt: "2026-01-05", closesAt: "2026-02-05" };
    const past = await write({ ...written, ...days, availability: "filled" });
    const address = `${jobs.address}/clone/${past.documentId}`;
    const fields = { title: past.title, slug: past.slug, ...days, availability: "filled" };
    for (const body of [{}, fields]) {
      const { data: copy } = await panel.get<{ data: Job }>("POST", address, body);
      made.push(copy.documentId);
      expect(copy).toMatchObject({ postedAt: null, closesAt: null, availability: "open" });
    }
    const closesAt = dayAfter(today(), 30);
    const { data: chosen } = await panel.get<{ data: Job }>("POST", address, { ...fields, closesAt });
    made.push(chosen.documentId);
    expect(chosen).toMatchObject({ postedAt: null, closesAt });

    expect(await write({ closesAt }, past)).toMatchObject({ postedAt: days.postedAt });
    const before = today();
    const again = await write({ availability: "open" }, past);
    expect([before, today()]).toContain(again.postedAt);
  });

  it("keeps its address and its days when it is edited, and what was read from the details follows them", async () => {
    const job = await write({ ...written, title: `Tower ${word}`, postedAt: "2026-01-05", salaryMin: 3 });
    const edited = await write({ ...written, title: "Bridge Guard", details: "Full time • On-site • 7+ years" }, job);
    expect(edited).toMatchObject({
      title: "Bridge Guard",
      slug: `tower-${word}`,
      postedAt: "2026-01-05",
      closesAt: "2026-03-06",
      employmentType: "Full-time",
      workMode: "On-site",
      minYears: 7,
      salaryMin: 3,
    });
    const chosen = await write({ ...written, workMode: "Hybrid" }, edited);
    expect(chosen).toMatchObject({ employmentType: "Part-time", workMode: "Hybrid", minYears: 2 });
    expect(await write({ ...written, details: "Full time" }, chosen)).toMatchObject({ workMode: "Hybrid" });
  });

  it("keeps the day of its first publication as a draft that waited", async () => {
    const draft = await jobs.draft(written);
    made.push(draft.documentId);
    expect(draft.postedAt).toBeNull();
    expect(await write({ description: "z" }, draft)).toMatchObject({ postedAt: today(), slug: draft.slug });
  });
});

describe("the salary and country of a job", () => {
  it("are rupees, LPA and the firm's own unless another unit and currency are chosen", async () => {
    const job = await write({ ...written, salaryMin: 3, salaryMax: 3 });
    expect(job).toMatchObject({ salaryMin: 3, salaryUnit: "LPA", salaryCurrency: "INR", country: null });
    const abroad = await write(
      { salaryMin: 30, salaryMax: 40.5, salaryUnit: "hour", salaryCurrency: "EUR", country: "DE" },
      job,
    );
    expect(abroad).toMatchObject({
      salaryMin: 30,
      salaryMax: 40.5,
      salaryUnit: "hour",
      salaryCurrency: "EUR",
      country: "DE",
    });
    expect(await write({ salaryMin: null, salaryMax: null }, abroad)).toMatchObject({ salaryMin: null });
  });

  it.each([
    [{ salaryMin: 9, salaryMax: 8.5 }, "salaryMax"],
    [{ country: "Germany" }, "country"],
  ])("are refused when they are %j, in drafts too, and the answer names the field", async (salary, field) => {
    const stored = await write(written);
    for (const save of [jobs.draft, jobs.publish]) {
      await expect(save({ ...written, ...salary })).rejects.toThrow(field);
      await expect(save(salary, stored.documentId)).rejects.toThrow(field);
    }
  });

  it("is checked with what is stored", async () => {
    const job = await write({ ...written, salaryMin: 9 });
    await expect(jobs.draft({ salaryMax: 8 }, job.documentId)).rejects.toThrow("salaryMax");
    await expect(jobs.draft({ salaryCurrency: "USD" }, job.documentId)).rejects.toThrow("salaryUnit");
    expect(await write({ description: "z" }, job)).toMatchObject({ salaryMin: 9 });
  });
});
