import { readdir } from "node:fs/promises";
import path from "node:path";
import { zipSync } from "fflate";
import { PDFDocument } from "pdf-lib";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { graphql, ROLES, rest, site } from "./cms";

const PDF = "application/pdf";
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const OLE = Buffer.concat([
  Buffer.from("d0cf11e0a1b11ae1", "hex"),
  Buffer.alloc(512),
  Buffer.from("WordDocument", "utf16le"),
]);

let job: string;
let pdf: Uint8Array<ArrayBuffer>;
let visitor = 0;

beforeAll(async () => {
  job = (await graphql("{ jobs { documentId } }")).data.jobs[0].documentId;
  const document = await PDFDocument.create();
  document.addPage().drawText("Meera Sampleson, software engineer");
  pdf = new Uint8Array(await document.save());
});

function application(resume: File | null, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  const values = {
    job,
    name: "Meera Sampleson",
    email: "meera@example.com",
    phone: "+91 40 0000 0000",
    work_type: "Full-time",
    years_experience: "4",
    current_ctc: "12.5",
    expected_ctc: "16",
    notice_period: "30",
    ...fields,
  };
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  if (resume) form.set("resume", resume);
  return form;
}

const pdfFile = (name = "résumé.pdf", type = PDF) => new File([pdf], name, { type });

async function send(body: FormData, headers: Record<string, string> = {}) {
  visitor += 1;
  const response = await rest("/api/job-applications", {
    method: "POST",
    body,
    headers: { ...site(`10.0.0.${visitor}`), ...headers },
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as { id?: string } };
}

const storedFiles = async () => {
  const names = (await readdir(inject("resumeFolder"), { recursive: true }).catch(() => [])).map((name) =>
    path.basename(name),
  );
  return names.filter((name) => /\.(pdf|docx?)(\.part|\._.*)?$/.test(name)).sort();
};
const storedRows = async () =>
  (await (await rest("/api/job-applications?pagination[pageSize]=1", { who: "jobs-admin" })).json()) as {
    meta: { pagination: { total: number } };
  };

describe("an application", () => {
  it("is stored with its file, which comes back byte for byte for a jobs admin alone", async () => {
    const { status, body } = await send(application(pdfFile()));
    expect(status).toBe(201);
    const { id } = body;

    const row = await (await rest(`/api/job-applications/${id}`, { who: "jobs-admin" })).json();
    expect(row).toMatchObject({
      data: { name: "Meera Sampleson", workType: "Full-time", yearsExperience: "4", resumeFileName: "résumé.pdf" },
    });
    expect(JSON.stringify(row)).toContain(`/api/resumes/${id}`);
    expect(JSON.stringify(row)).not.toContain("resumeKey");

    const file = await rest(`/api/job-applications/${id}/resume`, { who: "jobs-admin" });
    expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(pdf))).toBe(true);
    expect(file.headers.get("content-disposition")).toMatch(/^attachment/);
    expect(file.headers.get("cache-control")).toBe("no-store");

    for (const who of ROLES.filter((role) => role !== "jobs-admin")) {
      expect([401, 403], who).toContain((await rest(`/api/job-applications/${id}`, { who })).status);
      expect([401, 403], who).toContain((await rest(`/api/job-applications/${id}/resume`, { who })).status);
    }
  });

  it("can't be reached through the uploads folder, relations, populate or filters", async () => {
    const [stored] = await storedFiles();
    for (const address of [
      `/uploads/${stored}`,
      `/resumes/${stored}`,
      `/uploads/../../resumes/${stored}`,
      `/uploads/..%2f..%2fresumes%2f${stored}`,
    ]) {
      expect([400, 403, 404], address).toContain((await rest(address)).status);
    }
    for (const query of [
      "populate=*",
      "populate=applications",
      "populate[jobApplications]=*",
      "filters[applications][name][$contains]=M",
      "filters[jobApplications][email][$contains]=meera",
    ]) {
      const response = await rest(`/api/jobs?${query}`);
      expect(await response.text(), query).not.toMatch(/meera/i);
    }
  });

  it.each([
    [
      "docx",
      () =>
        new File(
          [zipSync({ "[Content_Types].xml": Buffer.from("<Types/>"), "word/document.xml": Buffer.from("<w/>") })],
          "cv.docx",
          { type: DOCX },
        ),
    ],
    ["doc", () => new File([OLE], "cv.doc", { type: "application/msword" })],
  ])("may bring a %s", async (_, file) => {
    expect((await send(application(file()))).status).toBe(201);
  });

  it.each([
    ["no file", () => application(null), 400, "RESUME_MISSING"],
    ["a renamed program", () => application(new File(["MZ\0\0"], "cv.pdf", { type: PDF })), 415, "RESUME_TYPE_INVALID"],
    [
      "a page renamed pdf",
      () => application(new File(["<html>"], "cv.pdf", { type: PDF })),
      415,
      "RESUME_TYPE_INVALID",
    ],
    [
      "a zip renamed docx",
      () => application(new File([zipSync({ "a.txt": Buffer.from("a") })], "cv.docx", { type: DOCX })),
      415,
      "RESUME_TYPE_INVALID",
    ],
    [
      "a drawing",
      () => application(new File(["<svg/>"], "cv.svg", { type: "image/svg+xml" })),
      415,
      "RESUME_TYPE_INVALID",
    ],
    ["an empty file", () => application(new File([], "cv.pdf", { type: PDF })), 415, "RESUME_TYPE_INVALID"],
    ["a wrong type", () => application(pdfFile("cv.pdf", "text/html")), 415, "RESUME_TYPE_INVALID"],
    [
      "a file that is too large",
      () => application(new File([pdf, new Uint8Array(10 * 1024 ** 2)], "cv.pdf", { type: PDF })),
      413,
      "RESUME_TOO_LARGE",
    ],
    ["a missing name", () => application(pdfFile(), { name: " " }), 422, "VALIDATION_FAILED"],
    [
      "a header in the address",
      () => application(pdfFile(), { email: "a@example.com\r\nBcc: b@example.com" }),
      422,
      "VALIDATION_FAILED",
    ],
    [
      "an unknown job",
      () => application(pdfFile(), { job: "00000000-0000-4000-8000-000000000000" }),
      404,
      "JOB_NOT_FOUND",
    ],
  ])("with %s is refused and leaves nothing behind", async (_, form, status, code) => {
    const [files, rows] = [await storedFiles(), await storedRows()];
    const answer = await send(form());
    expect(answer).toMatchObject({ status, body: { error: { code } } });
    expect(await storedFiles()).toEqual(files);
    expect((await storedRows()).meta.pagination.total).toBe(rows.meta.pagination.total);
  });

  it("repeated with the same key is stored once, however many arrive together", async () => {
    const rows = (await storedRows()).meta.pagination.total;
    const key = { "idempotency-key": crypto.randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(application(pdfFile()), key)));
    const again = await send(application(pdfFile()), key);
    const ids = [...answers, again].flatMap(({ status, body }) => (status === 201 ? [body.id] : []));
    expect(again.status).toBe(201);
    expect(new Set(ids).size).toBe(1);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect((await storedRows()).meta.pagination.total).toBe(rows + 1);

    const other = await send(application(pdfFile(), { name: "Somebody Else" }), key);
    expect(other).toMatchObject({ status: 422, body: { error: { code: "IDEMPOTENCY_MISMATCH" } } });
  });

  it("is refused with the time to wait when one address sends too many", async () => {
    const headers = site("192.0.2.1");
    const answers = [];
    for (let count = 0; count < 7; count += 1) {
      answers.push(await rest("/api/job-applications", { method: "POST", body: application(null), headers }));
    }
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400, 429]);
    expect(Number(answers.at(-1)?.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
