import { sql } from "./faults";
import { test as base } from "./fixtures";
import { jobs } from "./panel";

type Applicant = { id: string; name: string; email: string };

/** Adds a job for one test. Its applications are only in the database, without a file. */
function recruiting() {
  const mark = crypto.randomUUID().slice(0, 8);
  const job = { id: "", title: `Violist ${mark}` };
  return {
    mark,
    job,

    async open(): Promise<void> {
      const { documentId } = await jobs.publish({
        title: job.title,
        details: "Full time • Remote • 3+ years",
        description: "Plays.",
        requirements: "Breath",
      });
      job.id = documentId;
    },

    /** The last name is the newest applicant. */
    apply(names: string[], status = "new"): Applicant[] {
      const now = Date.now() - 60_000;
      const applicants = names.map((name) => {
        const id = crypto.randomUUID();
        return { id, name: `${name} ${mark}`, email: `${id.slice(0, 8)}@example.com` };
      });
      const rows = applicants.map(
        ({ id, name, email }, index) =>
          `('${id}', '${name}', '${email}', '+91 40', 'Contract', '4', '12', '16', '45', 'http://localhost', '${job.title}', '${job.id}', 'resumes/none-${id}.pdf', 'cv.pdf', 'pdf', 1, '2026-11', '${status}', ${now + index}, ${now + index}, ${now + index})`,
      );
      sql(`insert into job_applications (document_id, name, email, phone, work_type, years_experience, current_ctc,
        expected_ctc, notice_period, resume_url, job_title, job_document_id, resume_key, resume_file_name, resume_type,
        resume_bytes, privacy_version, status, created_at, updated_at, published_at) values ${rows.join()}`);
      return applicants;
    },

    statuses(): Record<string, string> {
      const rows = sql(`select name, status from job_applications where job_document_id = '${job.id}'`);
      return Object.fromEntries(
        (rows as { name: string; status: string }[]).map(({ name, status }) => [name.replace(` ${mark}`, ""), status]),
      );
    },

    async cleanUp(): Promise<void> {
      for (const table of ["application_events", "interviews"])
        sql(`delete from ${table} where application in
          (select document_id from job_applications where job_document_id = '${job.id}')`);
      sql(`delete from job_applications where job_document_id = '${job.id}'`);
      await jobs.remove(job.id);
    },
  };
}

export const test = base.extend<{ desk: ReturnType<typeof recruiting> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
  desk: async ({}, use) => {
    const desk = recruiting();
    await desk.open();
    await use(desk);
    await desk.cleanUp();
  },
});
