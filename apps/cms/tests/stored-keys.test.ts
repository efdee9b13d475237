import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { checkArchive, createArchive } from "../src/ops/backup/archive";
import { removeApplicationsOf, storeApplication } from "./applications";
import { panel, rest, site } from "./cms";
import { sql } from "./database";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "stored-keys-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function archived(table: string, row: object): Promise<string> {
  const file = path.join(folder, `${crypto.randomUUID()}.tar.gz`);
  const archive = await createArchive(file);
  await archive.add(`database/${table}/1.ndjson`, Buffer.from(`${JSON.stringify(row)}\n`));
  await archive.finish({ takenAt: "", product: "", strapi: "", migrations: [], tables: [], missing: [] });
  return file;
}

const picture = { url: "/uploads/a_1.webp", hash: "a_1", ext: ".webp", formats: null };
const thumbnail = { url: "/uploads/thumbnail_a_1.webp", hash: "thumbnail_a_1", ext: ".webp" };
const format = (other: object) => ({ ...picture, formats: JSON.stringify({ thumbnail: { ...thumbnail, ...other } }) });

describe("an archive is refused whose rows name files outside of the stores:", () => {
  it.each<[string, object]>([
    ["form_answers", { file_key: "../x", keep_days: 1 }],
    ["form_answers", { file_key: "resumes/../x" }],
    ["job_applications", { resume_key: "/etc/passwd" }],
    ["job_applications", { resume_key: "resumes/a/b.pdf" }],
    ["files", { ...picture, hash: "../../x" }],
    ["files", { ...picture, ext: "/../../x" }],
    ["files", { ...picture, path: ".." }],
    ["files", format({ hash: "../x" })],
  ])("%s %j", async (table, row) => {
    await expect(checkArchive(await archived(table, row))).rejects.toThrow(`a row of ${table} names the file`);
  });

  it.each<[string, object]>([
    ["form_answers", { file_key: null }],
    ["form_answers", { file_key: "resumes/a-1.pdf" }],
    ["job_applications", { resume_key: "resumes/a-1.pdf" }],
    ["files", format({})],
    ["files", { ...picture, url: "https://elsewhere.example/a.webp" }],
    ["jobs", { file_key: "../x" }],
  ])("not %s %j", async (table, row) => {
    await expect(checkArchive(await archived(table, row))).resolves.toMatchObject({ format: 1 });
  });
});

describe("a row that names a file outside of the stores", () => {
  it("deletes nothing there when it goes", async () => {
    const job = crypto.randomUUID();
    const victim = path.join(inject("settings").DATA_DIR ?? "", `victim-${job}`);
    await writeFile(victim, "Mine");
    const key = `resumes/../victim-${job}`;
    const id = await storeApplication({ job_document_id: job, resume_key: key });
    try {
      const body = { email: `${id}@example.com` };
      const erased = await rest("/api/job-applications/erase", { method: "POST", body, headers: site("10.9.7.1") });
      expect(await erased.json()).toMatchObject({ applications: 1 });
      expect(await sql("select id from job_applications where document_id = ?", id)).toEqual([]);
      expect(await readFile(victim, "utf8")).toBe("Mine");
    } finally {
      await removeApplicationsOf(job);
      await rm(victim, { force: true });
    }
  });

  it("can't be written in the panel", async () => {
    const job = crypto.randomUUID();
    const id = await storeApplication({ job_document_id: job });
    const address = `/content-manager/collection-types/api::job-application.job-application/${id}`;
    try {
      await panel.ask("PUT", address, { resumeKey: "resumes/../x" });
      expect(await sql("select resume_key from job_applications where document_id = ?", id)).toEqual([
        { resume_key: `resumes/${id}.pdf` },
      ]);
    } finally {
      await removeApplicationsOf(job);
    }
  });
});
