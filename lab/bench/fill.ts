import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Database, Row } from "./database.ts";

const BATCH = 500;
const DAY_MS = 24 * 60 * 60 * 1000;
const STATUSES = ["new", "new", "new", "in_review", "in_review", "interview", "offer", "hired", "rejected", "rejected"];
const WORK_TYPES = ["Full-time", "Part-time", "Contract", "Internship"];
const FIRST =
  "Aarav Aditi Ananya Arjun Bhavna Chetan Deepa Dev Divya Esha Farhan Gauri Harsh Isha Jay Kavya Kiran Lakshmi Manish Meera Neha Nikhil Om Pooja Priya Rahul Ravi Riya Rohan Sana Sanjay Shreya Tara Uma Varun Vikram Yash Zoya".split(
    " ",
  );
const LAST =
  "Agarwal Bhat Chopra Das Desai Fernandes Gupta Iyer Jain Joshi Kapoor Khan Kulkarni Kumar Mehta Menon Mishra Nair Naidu Patel Pillai Rao Reddy Saxena Shah Sharma Shetty Singh Sinha Tripathi Varma Verma Yadav".split(
    " ",
  );
const LEVELS = ["Junior", "Senior", "Lead", "Principal"];
const CRAFTS = "React Android iOS Backend Cloud Data QA DevOps Design Security Payments Search Platform Mobile".split(
  " ",
);
const ROLES = ["Developer", "Engineer", "Architect", "Analyst"];

export async function fill(database: Database, jobCount: number, applicationCount: number) {
  const now = Date.now();
  const jobs = Array.from({ length: jobCount }, (_, index) => jobOf(index, now));
  const versions = jobs.flatMap((job) => [
    { ...job, published_at: null },
    { ...job, published_at: job.updated_at },
  ]);
  await insertAll(database, "jobs", versions);
  const applications = Array.from({ length: applicationCount }, (_, index) =>
    applicationOf(index, now, pick(jobs, `job ${index}`)),
  );
  await insertAll(database, "job_applications", applications);
  await insertAll(database, "application_events", applications.flatMap(eventsOf));
  await database.analyze();
  return { jobs: jobCount, applications: applicationCount };
}

export async function fillPosts(database: Database, count: number): Promise<void> {
  const posts = Array.from({ length: count }, (_, index) => postOf(index, Date.now()));
  const versions = posts.flatMap((post) => [
    { ...post, published_at: null },
    { ...post, published_at: post.updated_at },
  ]);
  await insertAll(database, "blog_posts", versions);
  await database.analyze();
}

async function insertAll(database: Database, table: string, rows: Row[]): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows
      .slice(at, at + BATCH)
      .map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([name, value]) => [name, value instanceof Date ? database.moment(value) : value]),
        ),
      );
    await database.insert(table, batch);
    // SQLite's driver is synchronous, so closed connections would go unnoticed without this pause.
    await setImmediate();
  }
}

function jobOf(index: number, now: number) {
  const title = `${pick(LEVELS, `level ${index}`)} ${pick(CRAFTS, `craft ${index}`)} ${pick(ROLES, `role ${index}`)}`;
  const day = new Date(now - (number(`posted ${index}`) % 700) * DAY_MS);
  return {
    document_id: uuid(`job ${index}`),
    title,
    details: `Full time • Remote • ${1 + (index % 9)}+ years`,
    description: `${"You will build and run what our clients depend on, together with a small team. ".repeat(6)}Opening ${index}.`,
    requirements: "Several years of practice\nTests as a habit\nClear written English\nCare for the people who use it",
    responsibilities: "Shape interfaces\nReview code\nShare what you know",
    slug: `opening-${index}`,
    posted_at: day.toISOString().slice(0, 10),
    closes_at: new Date(day.getTime() + 60 * DAY_MS).toISOString().slice(0, 10),
    availability: "open",
    created_at: day,
    updated_at: day,
  };
}

function applicationOf(index: number, now: number, job: ReturnType<typeof jobOf>) {
  const name = `${pick(FIRST, `first ${index}`)} ${pick(LAST, `last ${index}`)}`;
  const id = uuid(`application ${index}`);
  const sent = new Date(now - (number(`sent ${index}`) % (3 * 365 * DAY_MS)));
  const phone = `+91 ${90000 + (number(`phone ${index}`) % 9999)} ${10000 + (index % 89999)}`;
  return {
    document_id: id,
    name,
    email: `${name.toLowerCase().replace(" ", ".")}${index}@example.com`,
    phone,
    phone_digits: phone.replace(/\D/g, "").slice(-10),
    work_type: pick(WORK_TYPES, `type ${index}`),
    years_experience: String(index % 20),
    current_ctc: String(4 + (index % 30)),
    expected_ctc: String(6 + (index % 36)),
    notice_period: String((index % 4) * 30),
    experience_years: index % 20,
    expected_salary: (6 + (index % 36)) * 100_000,
    notice_days: (index % 4) * 30,
    resume_url: `http://localhost/api/resumes/${id}`,
    job_title: job.title,
    job_document_id: job.document_id,
    status: pick(STATUSES, `status ${index}`),
    resume_key: `resumes/${id}.pdf`,
    resume_file_name: "cv.pdf",
    resume_type: "pdf",
    resume_bytes: 200_000,
    privacy_version: "2026-11",
    created_at: sent,
    updated_at: sent,
    published_at: sent,
  };
}

function eventsOf({ document_id: application, created_at: sent }: ReturnType<typeof applicationOf>): Row[] {
  const event = (day: number, fields: Row): Row => {
    const at = new Date(sent.getTime() + day * DAY_MS);
    return {
      document_id: uuid(`event ${day} ${application}`),
      application,
      kind: "status",
      at,
      actor: "recruiter@example.com",
      from_status: null,
      to_status: null,
      text: null,
      ...{ created_at: at, updated_at: at, published_at: at },
      ...fields,
    };
  };
  return [
    event(2, { from_status: "new", to_status: "in_review" }),
    event(3, { kind: "note", text: "Called back, sounds good. To be invited with the next round." }),
    event(9, { from_status: "in_review", to_status: "interview" }),
  ];
}

function postOf(index: number, now: number) {
  const day = new Date(now - (400 + (number(`written ${index}`) % 2000)) * DAY_MS);
  return {
    document_id: uuid(`post ${index}`),
    title: `${pick(CRAFTS, `topic ${index}`)} in practice, post no ${index}`,
    description: "We had planned a week for it, and learned more than that in the cloud.\n".repeat(56),
    meta_tags: `${pick(CRAFTS, `topic ${index}`)}, ${pick(ROLES, `reader ${index}`)}, Issue ${index % 500}`,
    created_at: day,
    updated_at: day,
  };
}

const digest = (text: string) => createHash("sha256").update(text).digest("hex");
const number = (text: string) => Number.parseInt(digest(text).slice(0, 12), 16);
const pick = <T>(list: T[], text: string): T => list[number(text) % list.length] as T;

function uuid(text: string): string {
  const hex = digest(text);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
