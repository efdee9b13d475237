import { readFile } from "node:fs/promises";
import { RESUME_TEXT_MAX } from "@repo/contract/application/resume";
import { applicationForm } from "@repo/testing/application";
import { beforeEach, expect, it } from "vitest";
import { ownJob } from "./applications";
import { rest, site } from "./cms";
import { sql } from "./database";

const TEXT = "Meera Sampleson\n\nSoftware engineer, “Grüße”";

const job = ownJob();
let visitor = 0;

beforeEach(() => sql("delete from rate_limits"));

async function send(text: string | undefined, file: File | null = null) {
  const email = `${crypto.randomUUID()}@example.com`;
  const form = applicationForm(file, { job: job.id, email });
  if (text !== undefined) form.set("resume_text", text);
  const headers = site(`10.9.0.${++visitor}`);
  const answer = await rest("/api/job-applications", { method: "POST", body: form, headers });
  const body = (await answer.json()) as { id: string };
  return { status: answer.status, body, email };
}

const asAdmin = (id: string, path: string) => rest(`/api/job-applications/${id}${path}`, { who: "jobs-admin" });
const rowOf = async (id: string) => (await sql("select * from job_applications where document_id = ?", id))[0];

it("a text instead of a file is a résumé that is shown as text, downloaded and recorded", async () => {
  const { status, body } = await send(`\r\n ${TEXT.replaceAll("\n", "\r\n")}\u0000\u001b[31m \n`);
  expect(status).toBe(201);
  const stored = `${TEXT}[31m`;
  expect(await rowOf(body.id)).toMatchObject({
    resume_type: "txt",
    resume_file_name: "resume.txt",
    resume_bytes: Buffer.byteLength(stored),
    resume_key: expect.stringMatching(/^resumes\/[0-9a-f-]{36}\.txt$/),
  });
  const file = await asAdmin(body.id, "/resume");
  expect(file.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="resume\.txt"/);
  expect(file.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await file.text()).toBe(stored);
  expect(await (await asAdmin(body.id, "/resume/text")).json()).toEqual({ text: stored, isCut: false });
  const entries = await sql(
    "select action from audit_entries where subject = ? order by id",
    `job-application ${body.id}`,
  );
  expect(entries.map(({ action }) => action)).toEqual(["resume.download", "resume.view"]);
  const detail = await rest(`/api/dashboard/applications/${body.id}`, { who: "jobs-admin" });
  expect(await detail.json()).toMatchObject({ resume_type: "txt" });
});

it("one as long as is allowed is taken, whatever its letters, and a longer one is refused at its field", async () => {
  expect((await send("अ".repeat(RESUME_TEXT_MAX))).status).toBe(201);
  expect(await send("x".repeat(RESUME_TEXT_MAX + 1))).toMatchObject({
    status: 422,
    body: { error: { code: "VALIDATION_FAILED", fields: { resume_text: expect.stringContaining("50,000") } } },
  });
});

it.each([[undefined], [""], [" \r\n\u0000 "]])("%j is a missing résumé, as before", async (text) => {
  expect(await send(text)).toMatchObject({ status: 400, body: { error: { code: "RESUME_MISSING" } } });
});

it("both a file and a text are refused, as nobody could tell which is meant", async () => {
  const file = new File([new Uint8Array(await readFile("tests/files/cv.pdf"))], "cv.pdf", { type: "application/pdf" });
  expect(await send(TEXT, file)).toMatchObject({
    status: 422,
    body: { error: { fields: { resume_text: "Attach a file or paste the text, not both." } } },
  });
});

it("a file of text is refused as before: it is attached neither as a PDF nor as Word", async () => {
  const answer = await send(undefined, new File([TEXT], "cv.txt", { type: "text/plain" }));
  expect(answer).toMatchObject({ body: { error: { code: "RESUME_TYPE_INVALID" } } });
});

it("goes with an erasure", async () => {
  const { body, email } = await send(TEXT);
  const erased = await rest("/api/job-applications/erase", {
    method: "POST",
    body: { email },
    headers: site("10.9.1.1"),
  });
  expect(await erased.json()).toMatchObject({ applications: 1 });
  expect((await asAdmin(body.id, "/resume")).status).toBe(404);
});
