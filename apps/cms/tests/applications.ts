import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, inject } from "vitest";
import { panel } from "./cms";
import { sql } from "./database";
import { newWord } from "./unique";

/** SQLite stores times as numbers. */
export const moment = (at: number) => (inject("settings").DATABASE_URL ? new Date(at) : at);

/** Bypasses the form, and stores no file. */
export async function storeApplication(fields: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID();
  const now = moment(Date.now());
  const row: Record<string, unknown> = {
    document_id: id,
    name: `Applicant ${id.slice(0, 4)}`,
    email: `${id}@example.com`,
    phone: "none",
    phone_digits: "",
    work_type: "Contract",
    years_experience: "4",
    current_ctc: "12.5",
    expected_ctc: "16",
    notice_period: "45",
    resume_url: "http://localhost",
    job_title: "Bell Founder",
    job_document_id: randomUUID(),
    resume_key: `resumes/${id}.pdf`,
    resume_file_name: "cv.pdf",
    resume_type: "pdf",
    resume_bytes: 1,
    privacy_version: "2026-11",
    status: "new",
    created_at: now,
    updated_at: now,
    published_at: now,
    ...fields,
  };
  const columns = Object.keys(row);
  const marks = columns.map(() => "?");
  await sql(`insert into job_applications (${columns}) values (${marks})`, ...Object.values(row));
  return id;
}

export async function removeApplicationsOf(job: string): Promise<void> {
  const own = "(select document_id from job_applications where job_document_id = ?)";
  await sql(`delete from application_events where application in ${own}`, job);
  await sql(`delete from mails where application in ${own}`, job);
  await sql("delete from job_applications where job_document_id = ?", job);
}

/** Adds a job for the calling test file, and afterwards removes it with everything sent to it. */
export function ownJob(): { id: string; title: string } {
  const job = { id: "", title: `Keeper of ${newWord()}` };
  const texts = { details: "Full time", description: "Keeps lamps.", requirements: "Care" };
  const jobs = panel.collection("job");
  beforeAll(async () => {
    job.id = (await jobs.publish({ title: job.title, ...texts })).documentId;
  });
  afterAll(async () => {
    const sent = await sql("select document_id from job_applications where job_document_id = ?", job.id);
    const documentIds = sent.map(({ document_id }) => document_id);
    if (sent.length > 0) {
      await panel.get("POST", `${panel.collection("job-application").address}/actions/bulkDelete`, { documentIds });
    }
    await jobs.remove(job.id);
  });
  return job;
}
