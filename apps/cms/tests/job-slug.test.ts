import { JOB_SLUG } from "@repo/contract/job/job";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { slugOf } from "../src/jobs/job-slugs";
import { panel } from "./cms";

const title = fc.oneof(
  fc.string({ unit: "binary", maxLength: 400 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 400 }).map((units) => String.fromCharCode(...units)),
  fc.string({ unit: "grapheme", maxLength: 60 }).map((text) => text.repeat(100)),
);

describe("the address of a job", () => {
  const jobs = panel.collection<{ documentId: string; slug: string }>("job");
  const made: string[] = [];
  afterAll(async () => {
    for (const id of made) await jobs.remove(id);
  });

  const create = async (fields: object) => {
    const job = await jobs.publish({ details: "Full time", description: "Work.", requirements: "Patience", ...fields });
    made.push(job.documentId);
    return job;
  };

  it("can be one whatever its title is, and another one when that is taken", async () => {
    await fc.assert(
      fc.asyncProperty(title, async (text) => {
        const [free, taken] = [await slugOf(text, async () => false), await slugOf(text, async () => true)];
        expect(free).toMatch(JOB_SLUG);
        expect(taken).toMatch(JOB_SLUG);
        expect(taken).not.toBe(free);
      }),
      { numRuns: 500 },
    );
  });

  it("tells C++ from C", async () => {
    const taken = async () => false;
    const slugs = await Promise.all(
      ["C++ Developer", "C Developer", "C# Developer"].map((name) => slugOf(name, taken)),
    );
    expect(slugs).toEqual(["c-plus-plus-developer", "c-developer", "c-sharp-developer"]);
  });

  it.each(["feed.xml", "feed.json"])("can't be that of a feed: %s", async (slug) => {
    const fields = { title: "Keeper", details: "Full time", description: "Work.", requirements: "Patience", slug };
    const answer = await panel.ask("POST", jobs.address, fields);
    const errors = [{ path: ["slug"], message: "A job can't have this address.", name: "ValidationError" }];
    expect((await answer.json()).error).toMatchObject({ status: 400, details: { errors } });
  });

  it("is no fault of ours when the title is no text", async () => {
    expect((await panel.ask("POST", jobs.address, { title: 5 })).status).toBe(400);
  });

  it.each([".", "..", "x".repeat(300)])("is never %j", async (slug) => {
    await expect(create({ title: "Keeper", slug })).rejects.toThrow("answers 400");
  });
});
