import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { request } from "node:http";
import { HONEYPOT } from "@repo/contract/form/honeypot";
import { applicationForm } from "@repo/testing/application";
import { pdf } from "@repo/testing/pdf";
import { zipSync } from "fflate";
import { PDFDocument } from "pdf-lib";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { ownJob } from "./applications";
import { panel, panelSession, ROLES, rest, site } from "./cms";
import { sql, sqlScript } from "./database";
import { filesSince, storedFiles } from "./stored-files";

const PDF = "application/pdf";
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const TYPES = { pdf: PDF, doc: "application/msword", docx: DOCX };

const written = async (ending: keyof typeof TYPES, name = `cv.${ending}`, type = TYPES[ending]) =>
  new File([new Uint8Array(await readFile(`tests/files/cv.${ending}`))], name, { type });

const job = ownJob();
let cv: Uint8Array<ArrayBuffer>;
let visitor = 0;

beforeAll(async () => {
  cv = await pdf(["Meera Sampleson, software engineer"]);
});

const application = (resume: File | null, fields: Record<string, string> = {}) =>
  applicationForm(resume, { job: job.id, ...fields });

/** Noise compresses as badly as photographs do. */
async function portfolio(pages: number, photographs: number): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  for (let page = 1; page <= pages; page += 1) document.addPage().drawText(`Meera Sampleson, page ${page}`);
  const side = 780;
  for (let number = 0; number < photographs; number += 1) {
    const raw = { width: side, height: side, channels: 3 } as const;
    const photograph = sharp(randomBytes(side * side * 3), { raw }).jpeg({ quality: 90 });
    document.getPage(number).drawImage(await document.embedJpg(await photograph.toBuffer()));
  }
  return new Uint8Array(await document.save());
}

const pdfFile = (name = "résumé.pdf", type = PDF) => new File([cv], name, { type });

/** Makes part of a compound file, which Word uses for an encrypted .docx. */
function encryptedPackage(): Buffer {
  const file = Buffer.alloc(1024);
  file.write("d0cf11e0a1b11ae1", "hex");
  file.write("EncryptedPackage", 512, "utf16le");
  return file;
}

// A quick machine sends more applications than a minute allows.
beforeEach(() => sql("delete from rate_limits"));

async function send(body: FormData, headers: Record<string, string> = {}) {
  visitor += 1;
  const response = await rest("/api/job-applications", {
    method: "POST",
    body,
    headers: { ...site(`10.0.0.${visitor}`), ...headers },
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as { id?: string } };
}

async function addToHistory(id: string | undefined): Promise<void> {
  for (const [path, method, body] of [
    ["", "PATCH", { status: "rejected", reason: "Too far" }],
    ["/notes", "POST", { text: "Call again" }],
  ] as const) {
    const address = `/api/dashboard/applications/${id}${path}`;
    expect((await rest(address, { who: "jobs-admin", method, body })).ok).toBe(true);
  }
  expect(await sql("select * from application_events where application = ?", id)).toHaveLength(2);
}

const storedRow = async (id: string | undefined) =>
  (await sql("select * from job_applications where document_id = ?", id))[0];

const storedRows = async () => (await sql("select id from job_applications")).length;

describe("an application", () => {
  it("is stored with its file, which comes back byte for byte for a jobs admin alone", async () => {
    const { status, body } = await send(application(pdfFile()));
    expect(status).toBe(201);
    const { id } = body;

    const detail = await (await rest(`/api/dashboard/applications/${id}`, { who: "jobs-admin" })).json();
    expect(detail).toMatchObject({
      ...{ name: "Meera Sampleson", work_type: "Full-time", years_experience: "4", mailState: "pending" },
      resume_url: expect.stringContaining(`/api/resumes/${id}`),
    });
    expect(JSON.stringify(detail)).not.toMatch(/resume_?key/i);
    expect(await storedRow(id)).toMatchObject({
      resume_file_name: "résumé.pdf",
      privacy_version: expect.any(String),
    });

    const file = await rest(`/api/job-applications/${id}/resume`, { who: "jobs-admin" });
    expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(cv))).toBe(true);
    expect(file.headers.get("content-disposition")).toMatch(/^attachment/);
    expect(file.headers.get("cache-control")).toBe("no-store");

    for (const who of ROLES.filter((role) => role !== "jobs-admin")) {
      expect([401, 403], who).toContain((await rest(`/api/job-applications/${id}/resume`, { who })).status);
    }
  });

  it("from an address that no mail server takes is refused at the field before its file is stored", async () => {
    const files = await storedFiles();
    const { status, body } = await send(application(pdfFile(), { email: "user@gmail..com" }));
    expect(status).toBe(422);
    expect(body).toMatchObject({
      error: { fields: { email: "Enter an email address, such as name@example.com." } },
    });
    await expect.poll(() => filesSince(files)).toEqual([]);
  });

  it("with a link to a script is refused at the field", async () => {
    const { status, body } = await send(application(pdfFile(), { profile_link: "javascript:alert(1)" }));
    expect(status).toBe(422);
    expect(body).toMatchObject({
      error: { fields: { profile_link: expect.stringMatching(/^Portfolio or profile link must be a web address/) } },
    });
  });

  it("has the texts that were seen when they were pasted, also in its mails", async () => {
    const pasted = { name: "Meera\tSampleson\u0007", email: "\u200bmeera@exam\u00adple.com\u202c" };
    const { body } = await send(application(pdfFile(), pasted));
    expect(await storedRow(body.id)).toMatchObject({ name: "Meera Sampleson", email: "meera@example.com" });
    const mails = await sql("select recipient, reply_to from mails where application = ?", body.id);
    expect(mails.map(({ recipient, reply_to }) => reply_to ?? recipient)).toEqual([
      "meera@example.com",
      "meera@example.com",
    ]);
  });

  it("is announced in lines that read well, and stored with its numbers", async () => {
    const { body } = await send(
      application(pdfFile(), {
        years_experience: "3 - 5",
        notice_period: "Immediate",
        current_ctc: "12,50,000",
        expected_ctc: "16+",
        profile_link: "example.com/meera",
        message: "Your loom is why I write.",
      }),
    );
    const lines = [
      "Experience: 3 - 5 years",
      "Notice period: Immediate",
      "Current CTC: 12,50,000",
      "Expected CTC: 16+ LPA",
      "Portfolio or profile link: https://example.com/meera",
      "Message: Your loom is why I write.",
    ];
    const numbers = { experience_years: 3, expected_salary: 1_600_000, notice_days: 0 };
    const [notice] = await sql(
      "select text from mails where application = ? and template = 'application-notice'",
      body.id,
    );
    expect(String(notice?.text).split("\n")).toEqual(expect.arrayContaining(lines));
    expect(await sql("select * from job_applications where document_id = ?", body.id)).toMatchObject([numbers]);
  });

  it("can't be reached through the uploads folder, relations, populate or filters", async () => {
    const files = await storedFiles();
    expect((await send(application(pdfFile()))).status).toBe(201);
    const [stored] = await filesSince(files);
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

  it.each(["pdf", "doc", "docx"] as const)("may bring a %s of a word processor, which comes back", async (ending) => {
    const file = await written(ending);
    const { status, body } = await send(application(file));
    expect(status).toBe(201);
    const stored = await rest(`/api/job-applications/${body.id}/resume`, { who: "jobs-admin" });
    expect(stored.headers.get("content-type")).toBe(TYPES[ending]);
    expect(Buffer.from(await stored.arrayBuffer()).equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
  });

  it.each([
    ["pdf", "cv.docx", DOCX, "cv.pdf"],
    ["doc", "cv.docx", DOCX, "cv.doc"],
    ["docx", "cv.doc", TYPES.doc, "cv.docx"],
  ] as const)(
    "may bring a %s that is called %j, of type %j, and is stored as what it is",
    async (ending, name, type, storedName) => {
      const { status, body } = await send(application(await written(ending, name, type)));
      expect(status).toBe(201);
      const stored = await rest(`/api/job-applications/${body.id}/resume`, { who: "jobs-admin" });
      expect(stored.headers.get("content-type")).toBe(TYPES[ending]);
      const [row] = await sql(
        "select resume_key, resume_type, resume_file_name from job_applications where document_id = ?",
        body.id,
      );
      expect(row).toEqual({
        resume_key: expect.stringMatching(new RegExp(`\\.${ending}$`)),
        resume_type: ending,
        resume_file_name: storedName,
      });
    },
  );

  it.each(["restricted", "locked"])("may bring a PDF that is %s: whoever opens it is told", async (how) => {
    const file = new File([new Uint8Array(await readFile(`tests/files/${how}.pdf`))], "cv.pdf", { type: PDF });
    expect((await send(application(file))).status).toBe(201);
  });

  it("may bring a PDF of many pages and photographs, which comes back", { tags: ["full"] }, async () => {
    const content = await portfolio(300, 20);
    expect(content.length).toBeGreaterThan(9.5 * 1024 ** 2);
    const { status, body } = await send(application(new File([content], "portfolio.pdf", { type: PDF })));
    expect(status).toBe(201);
    const stored = await rest(`/api/job-applications/${body.id}/resume`, { who: "jobs-admin" });
    expect(Buffer.from(await stored.arrayBuffer()).equals(Buffer.from(content))).toBe(true);
  });

  it.each([
    ["🦜", 300],
    ["a\r\nb\x1b[2J", 1],
    ['"; filename=x.exe; ', 1],
    ["..\\../\u202egpj", 1],
    ["Zoë", 1],
  ])("may call its file by %j, %i times, and is stored under a name that fits", async (piece, times) => {
    const { status, body } = await send(application(pdfFile(`${piece.repeat(times)}cv.pdf`)));
    expect(status).toBe(201);
    const name = String((await storedRow(body.id))?.resume_file_name);
    expect(name).toMatch(/^\P{Cc}+\.pdf$/u);
    expect(name.length).toBeLessThanOrEqual(255);
    if (times > 1) expect(name.startsWith(piece.repeat(50))).toBe(true);
    const stored = await rest(`/api/job-applications/${body.id}/resume`, { who: "jobs-admin" });
    expect(stored.headers.get("content-disposition")).toMatch(/^attachment; filename="[ -~]+"/);
    expect(Buffer.from(await stored.arrayBuffer()).equals(Buffer.from(cv))).toBe(true);
  });

  it("may bring a file of exactly the largest size", async () => {
    const small = await pdf(["A portfolio"], new Uint8Array(60_000));
    const padding = new Uint8Array(10 * 1024 ** 2 - small.length).fill(10);
    expect((await send(application(new File([small, padding], "cv.pdf", { type: PDF })))).status).toBe(201);
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
    ["a PDF renamed exe", () => application(pdfFile("cv.pdf.exe", "")), 415, "RESUME_TYPE_INVALID"],
    [
      "a file that is too large",
      () => application(new File([cv, new Uint8Array(10 * 1024 ** 2 + 1 - cv.length)], "cv.pdf", { type: PDF })),
      413,
      "RESUME_TOO_LARGE",
    ],
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
    const answer = await send(await form());
    expect(answer).toMatchObject({ status, body: { error: { code } } });
    await expect.poll(() => filesSince(files)).toEqual([]);
    expect(await storedRows()).toBe(rows);
  });

  it.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ["a .docx with a password", () => encryptedPackage(), "password"],
    ["RTF", () => Buffer.from("{\\rtf1\\ansi Meera}"), "RTF"],
    ["a web page", () => Buffer.from("\ufeff<html xmlns:w='urn:schemas-microsoft-com:office:word'>"), "web page"],
    ["a broken PDF", () => cv.subarray(0, cv.length / 2), "damaged"],
    ["a broken .docx", async () => (await readFile("tests/files/cv.docx")).subarray(0, 4_000), "damaged"],
    ["an empty file", () => new Uint8Array(), "damaged"],
  ])("with %s that is called .doc is refused with the reason, and what helps", async (_what, content, reason) => {
    const file = new File([new Uint8Array(await content())], "cv.doc", { type: TYPES.doc });
    const message = expect.stringMatching(new RegExp(`${reason}.*, or paste the text\\.$`));
    expect(await send(application(file))).toMatchObject({
      status: 415,
      body: { error: { code: "RESUME_TYPE_INVALID", message } },
    });
  });

  it("that breaks off half-way leaves nothing behind", async () => {
    const [files, rows] = [await storedFiles(), await storedRows()];
    const whole = new Request("http://localhost", { method: "POST", body: application(pdfFile()) });
    const type = whole.headers.get("content-type") ?? "";
    const content = Buffer.from(await whole.arrayBuffer());
    const headers = { ...site("10.3.0.1"), "content-type": type, "content-length": content.length };
    const broken = request(`${inject("cmsUrl")}/api/job-applications`, { method: "POST", headers });
    broken.on("error", () => {});
    await new Promise((resolve) => broken.write(content.subarray(0, content.length / 2), resolve));
    broken.destroy();
    expect((await send(application(null))).status).toBe(400);
    await expect.poll(() => filesSince(files)).toEqual([]);
    expect(await storedRows()).toBe(rows);
  });

  it("repeated with the same key is stored once, however many arrive together", { tags: ["once"] }, async () => {
    const rows = await storedRows();
    const key = { "idempotency-key": crypto.randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(application(pdfFile()), key)));
    const again = await send(application(pdfFile()), key);
    const ids = [...answers, again].flatMap(({ status, body }) => (status === 201 ? [body.id] : []));
    expect(again.status).toBe(201);
    expect(new Set(ids).size).toBe(1);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(await storedRows()).toBe(rows + 1);

    const other = await send(application(pdfFile(), { name: "Somebody Else" }), key);
    expect(other).toMatchObject({ status: 422, body: { error: { code: "IDEMPOTENCY_MISMATCH" } } });
  });

  it.each([
    ["empty", ""],
    ["longer than the column", "k".repeat(256)],
    ["of two words", "one two"],
    ["not ASCII", "cl\u00e9"],
  ])("with a key that is %s is refused, and nothing of it is stored", async (_what, key) => {
    const files = await storedFiles();
    const answer = await send(application(pdfFile()), { "idempotency-key": key });
    const error = { code: "BAD_REQUEST", message: expect.stringContaining("Idempotency-Key") };
    expect(answer).toMatchObject({ status: 400, body: { error } });
    await expect.poll(() => filesSince(files)).toEqual([]);
  });

  it("is stored once when PostgreSQL ends its transaction, since a change of tables waits for the same", {
    tags: ["once"],
  }, async ({ skip }) => {
    skip(!inject("settings").DATABASE_URL, "SQLite has one writer at a time");
    const email = `${crypto.randomUUID()}@example.com`;
    // The outbox may wait for mails, too, but the applicant's transaction must detect the deadlock.
    const other = sqlScript(`
      begin;
      set local deadlock_timeout = '60s';
      lock table mails in access exclusive mode;
      do $$ begin
        for wait in 1..2000 loop
          exit when exists (
            select from pg_locks wanted join pg_locks held using (pid)
            where wanted.relation = 'mails'::regclass and not wanted.granted
            and held.relation = 'job_applications'::regclass and held.granted
          );
          perform pg_sleep(0.01);
        end loop;
      end $$;
      lock table job_applications in access exclusive mode;
      commit;`);
    const { status, body } = await send(application(pdfFile(), { email }));
    await other;
    expect(status).toBe(201);
    const stored = await sql("select document_id from job_applications where email = ?", email);
    expect(stored).toEqual([{ document_id: body.id }]);
    expect(await sql("select template from mails where application = ?", body.id)).toHaveLength(2);
    const file = await rest(`/api/job-applications/${body.id}/resume`, { who: "jobs-admin" });
    expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(cv))).toBe(true);
  });

  it("with the longest key is stored", async () => {
    const key = "~".repeat(255 - 36) + crypto.randomUUID();
    expect((await send(application(pdfFile()), { "idempotency-key": key })).status).toBe(201);
  });

  it("is refused with the time to wait when one address sends too many", async () => {
    const headers = site("192.0.2.1");
    const one = () => rest("/api/job-applications", { method: "POST", body: application(null), headers });
    const answers = (await Promise.all(Array.from({ length: 7 }, one))).toSorted((a, b) => a.status - b.status);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400, 429]);
    expect(Number(answers.at(-1)?.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("in which something filled in what nobody sees is kept and shown as suspected, without a mail to its address", async () => {
    const name = `Suspect ${crypto.randomUUID()}`;
    const { status, body } = await send(application(pdfFile(), { name, [HONEYPOT]: "https://spam.example" }));
    expect(status).toBe(201);
    const other = await send(application(pdfFile(), { name }));
    const list = await rest(`/api/dashboard/applications?q=${encodeURIComponent(name)}&suspected=yes`, {
      who: "jobs-admin",
    });
    const { items } = (await list.json()) as { items: object[] };
    expect(items).toEqual([expect.objectContaining({ id: body.id, suspected: true, hasLink: false })]);
    const kinds = await sql("select template from mails where application = ?", body.id);
    expect(kinds).toEqual([{ template: "application-notice" }]);
    expect(await sql("select suspected from job_applications where document_id = ?", other.body.id)).not.toEqual(
      await sql("select suspected from job_applications where document_id = ?", body.id),
    );
  });

  it.each([{ availability: "closed" }, { availability: "filled" }, { closesAt: "2026-01-31" }])(
    "for a job that is %o is refused",
    async (state) => {
      const fields = { title: "A closed door", details: "x", description: "x", requirements: "x", ...state };
      const { documentId } = await panel.collection("job").publish(fields);
      const answer = await send(application(pdfFile(), { job: documentId }));
      expect(answer).toMatchObject({ status: 404, body: { error: { code: "JOB_NOT_FOUND" } } });
      await panel.collection("job").remove(documentId);
    },
  );

  it("is erased with its file and its mails by its address, however that is written", async () => {
    const files = await storedFiles();
    const { body } = await send(application(pdfFile(), { email: "Erase.Me@example.com" }));
    await addToHistory(body.id);
    const erase = (headers: Record<string, string>) =>
      rest("/api/job-applications/erase", {
        who: "nobody",
        method: "POST",
        body: { email: "erase.me@EXAMPLE.com" },
        headers,
      });
    expect((await erase({})).status).toBe(401);

    expect(await (await erase(site("10.0.0.0"))).json()).toEqual({ applications: 1, answers: 0, mails: 2 });
    expect((await rest(`/api/dashboard/applications/${body.id}`, { who: "jobs-admin" })).status).toBe(404);
    await expect.poll(() => filesSince(files)).toEqual([]);
    expect(await sql("select * from application_events where application = ?", body.id)).toEqual([]);
    expect(await (await erase(site("10.0.0.0"))).json()).toEqual({ applications: 0, answers: 0, mails: 0 });
  });

  it.each(["one by one", "together", "over a copy's shoulder"])(
    "is deleted in the panel with its file and its mails, %s",
    async (way) => {
      const files = await storedFiles();
      const { body } = await send(application(pdfFile()));
      const { id } = body;
      await addToHistory(id);
      const panel = "/content-manager/collection-types/api::job-application.job-application";
      const remove = (path: string, method: string, body?: object) =>
        rest(`${panel}${path}`, { headers: panelSession(), method, body });
      if (way === "one by one") expect((await remove(`/${id}`, "DELETE")).status).toBe(200);
      if (way === "together") {
        const other = await send(application(pdfFile()));
        const documentIds = [id, other.body.id];
        expect((await remove("/actions/bulkDelete", "POST", { documentIds })).status).toBe(200);
      }
      if (way === "over a copy's shoulder") {
        const copied = await remove(`/clone/${id}`, "POST", {});
        const copy = ((await copied.json()) as { data: { documentId: string } }).data.documentId;
        expect((await remove(`/${copy}`, "DELETE")).status).toBe(200);
        expect((await rest(`/api/job-applications/${id}/resume`, { who: "jobs-admin" })).status).toBe(200);
        expect((await remove(`/${id}`, "DELETE")).status).toBe(200);
      }
      await expect.poll(() => filesSince(files)).toEqual([]);
      for (const table of ["mails", "application_events"]) {
        expect(await sql(`select * from ${table} where application = ?`, id)).toEqual([]);
      }
      for (const table of ["versions", "deleted_entries"]) {
        expect(await sql(`select * from ${table} where entry = ?`, id)).toEqual([]);
      }
    },
  );

  it("stores which privacy policy stood beside the form, or else the one that is published", async () => {
    const versionOf = async (fields: Record<string, string>) => {
      const { body } = await send(application(pdfFile(), fields));
      return (await storedRow(body.id))?.privacy_version;
    };
    const page = "/content-manager/single-types/api::privacy-page.privacy-page";
    const read = await rest(page, { headers: panelSession() });
    const { documentId: _, ...fields } = ((await read.json()) as { data: { documentId: string; lastUpdated: string } })
      .data;
    const publish = async (lastUpdated: string) => {
      const answer = await rest(`${page}/actions/publish`, {
        headers: panelSession(),
        method: "POST",
        body: { ...fields, lastUpdated },
      });
      expect(answer.status).toBe(200);
    };
    expect(await versionOf({})).toBe(fields.lastUpdated);
    await publish("June 2031");
    expect(await versionOf({})).toBe("June 2031");
    expect(await versionOf({ privacy_version: fields.lastUpdated })).toBe(fields.lastUpdated);
    expect((await send(application(pdfFile(), { privacy_version: "x".repeat(256) }))).status).toBe(422);
    await publish(fields.lastUpdated);
  });

  it("leaves a note of every download, which even the panel cannot change", async () => {
    const { body } = await send(application(pdfFile()));
    await rest(`/api/job-applications/${body.id}/resume`, { who: "jobs-admin" });

    const headers = panelSession();
    const entries = "/content-manager/collection-types/api::audit-entry.audit-entry";
    type Entry = { documentId: string; actor: string; action: string; subject: string };
    const list = await rest(`${entries}?_q=${body.id}`, { headers });
    const [entry, ...others] = ((await list.json()) as { results: Entry[] }).results;
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      actor: inject("settings").JOBS_ADMIN_EMAIL,
      action: "resume.download",
      subject: `job-application ${body.id}`,
    });
    for (const method of ["PUT", "DELETE"]) {
      const changed = { method, headers, body: method === "PUT" ? { actor: "nobody" } : undefined };
      expect((await rest(`${entries}/${entry?.documentId}`, changed)).status, method).toBe(403);
    }
  });

  it("is refused when all addresses together send too many", { tags: ["full"] }, async () => {
    const answers = await Promise.all(Array.from({ length: 61 }, () => send(application(null))));
    expect(answers.map(({ status }) => status)).toContain(429);
  });
});
