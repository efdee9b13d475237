import { application } from "@repo/testing/application";
import { pdf } from "@repo/testing/pdf";
import { expect, readAsJobsAdmin, test } from "./fixtures";
import { jobs } from "./panel";

const CROWD = 50;

async function write(name: string): Promise<Buffer> {
  const texts = Array.from({ length: 12 }, (_, index) => `${name}, page ${index + 1}`);
  return Buffer.from(await pdf(texts, crypto.getRandomValues(new Uint8Array(64 * 1024))));
}

test(`${CROWD} people who apply at once are all answered`, {
  tag: ["@nightly", "@once"],
}, async ({ request }) => {
  const job = await jobs.publish({ title: "Usher", details: "Full time", description: "a", requirements: "b" });
  const crowd = await Promise.all(
    Array.from({ length: CROWD }, async (_, number) => {
      const name = `Person ${number}`;
      return { name, email: `${crypto.randomUUID()}@example.com`, resume: await write(name) };
    }),
  );

  const answers = await Promise.all(
    crowd.map(async ({ name, email, resume }) => {
      const answer = await request.post("/api/applications", {
        multipart: {
          ...application,
          job: job.documentId,
          name,
          email,
          resume: { name: "cv.pdf", mimeType: "application/pdf", buffer: resume },
        },
      });
      return { status: answer.status(), body: await answer.json() };
    }),
  );
  expect(answers.filter(({ status }) => status !== 201)).toEqual([]);

  for (const [index, { resume }] of crowd.entries()) {
    const stored = await readAsJobsAdmin(`/api/job-applications/${answers[index]?.body.id}/resume`);
    expect(Buffer.from(await stored.arrayBuffer()).equals(resume)).toBe(true);
  }
});
