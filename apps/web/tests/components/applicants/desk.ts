import type { ApplicationItem } from "@repo/contract/application/applicant";
import type { ApplicationDetail } from "@repo/contract/application/history";
import type { Refused, StatusWish } from "@repo/contract/application/selection";
import type { ApplicationStatus } from "@repo/contract/application/status";
import { RuleError } from "@repo/contract/http/errors";
import type { ListedJob } from "@repo/contract/job/form";
import { type Asked, answer } from "../kit/cms";

export const ME = "jobs-admin@example.com";
export const COLLEAGUE = "colleague@example.com";

let now = Date.parse("2026-11-02T09:00:00Z");

/** Returns a time one minute after the previous one. */
function moment(): string {
  now += 60_000;
  return new Date(now).toISOString();
}

const REASONS = ["Position filled", "Not enough experience"];

const uuid = () => crypto.randomUUID();

export function jobOf(title: string): ListedJob {
  const createdAt = moment();
  return {
    id: uuid(),
    title,
    details: "Full time • Remote • 3+ years",
    description: "Plays.",
    requirements: "Breath",
    responsibilities: "",
    slug: title.toLowerCase(),
    closesAt: null,
    availability: "open",
    applications: 0,
    newApplications: 0,
    createdAt,
    updatedAt: createdAt,
  };
}

function applicationOf(name: string, job: ListedJob, fields: Partial<ApplicationDetail>): ApplicationDetail {
  const createdAt = moment();
  return {
    id: uuid(),
    name,
    email: `${name.toLowerCase().replaceAll(" ", ".")}@example.com`,
    phone: "+91 40 1234 5678",
    work_type: "Contract",
    years_experience: "4",
    current_ctc: "12.5",
    expected_ctc: "16",
    notice_period: "45",
    profile_link: null,
    message: null,
    experienceYears: 4,
    expectedSalary: 1_600_000,
    noticeDays: 45,
    resume_url: "",
    resume_type: "docx",
    job_title: job.title,
    status: "new",
    mailState: "sent",
    consentUntil: null,
    suspected: false,
    hasLink: true,
    samePerson: 1,
    source: null,
    source_medium: null,
    source_campaign: null,
    source_referrer: null,
    createdAt,
    updatedAt: createdAt,
    events: [],
    notes: [],
    mails: [],
    interviews: [],
    shown: { status: "new", since: null, until: null },
    others: [],
    timeInStages: { new: 60_000 },
    rejectionReasons: REASONS,
    deletedOn: null,
    ...fields,
  };
}

/** Simulates the CMS of one test, with these applications for one job in the order of their arrival. */
export function deskWith(names: string[], fields: Partial<ApplicationDetail> = {}) {
  const job = jobOf("Violist");
  const jobs = [job];
  const jobIds = new Map<string, string>();
  const applications: ApplicationDetail[] = [];

  const add = (name: string, others: Partial<ApplicationDetail> = {}, of = job) => {
    const application = applicationOf(name, of, others);
    jobIds.set(application.id, of.id);
    applications.push(application);
    return application;
  };
  for (const name of names) add(name, fields);

  const find = (id: string | undefined): ApplicationDetail => {
    const found = applications.find((application) => application.id === id);
    if (!found) throw new RuleError("NOT_FOUND");
    return found;
  };

  const named = (name: string): ApplicationDetail => find(applications.find((each) => each.name === name)?.id);

  function change(id: string, changes: Partial<ApplicationDetail>): ApplicationDetail {
    const changed = { ...find(id), ...changes };
    applications[applications.findIndex((each) => each.id === id)] = changed;
    return changed;
  }

  function changeStatus(id: string, to: ApplicationStatus, reason = "", actor = ME): ApplicationDetail {
    const { status: from, events } = find(id);
    const event = { id: uuid(), at: moment(), actor, from, to, reason, isOwn: actor === ME };
    return change(id, { status: to, events: [...events, event], updatedAt: moment() });
  }

  function matching({
    q = "",
    job: only,
    status,
    suspected,
    keep,
    untold,
    sort = "-createdAt",
  }: Asked["query"]): ApplicationDetail[] {
    const by = sort.replace("-", "") as "createdAt" | "name" | "email" | "job_title";
    const found = applications
      .filter((each) => !only || jobIds.get(each.id) === only)
      .filter((each) => !status || each.status === status)
      .filter((each) => !suspected || each.suspected)
      .filter((each) => !keep || each.consentUntil)
      .filter((each) => !untold || (each.status === "rejected" && each.mails.length === 0))
      .filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(q.toLowerCase()))
      .sort((one, other) => one[by].localeCompare(other[by]));
    return sort.startsWith("-") ? found.reverse() : found;
  }

  answer("GET /api/dashboard/applications", ({ query }) => {
    const [page, pageSize] = [Number(query.page ?? 1), Number(query.pageSize ?? 10)];
    const found = matching(query);
    return { items: found.slice((page - 1) * pageSize, page * pageSize), page, pageSize, total: found.length };
  });
  answer("GET /api/dashboard/applications/:id", ({ params }) => find(params.id));
  answer("PATCH /api/dashboard/applications/:id", ({ params, body }) => {
    const before = find(params.id);
    if (body.updatedAt !== before.updatedAt) {
      throw new RuleError("CONFLICT", undefined, undefined, { current: before satisfies ApplicationItem });
    }
    return changeStatus(before.id, body.status as ApplicationStatus, body.reason as string);
  });
  answer("POST /api/dashboard/applications/:id/notes", ({ params, body }) => {
    const { id, notes } = find(params.id);
    const at = moment();
    const note = { id: uuid(), at, updatedAt: at, actor: ME, text: String(body.text), mayChange: true };
    return change(id, { notes: [...notes, note] });
  });
  answer("PATCH /api/dashboard/applications/:id/notes/:entry", ({ params, body }) => {
    const { id, notes } = find(params.id);
    const current = notes.find((note) => note.id === params.entry);
    if (current?.updatedAt !== body.updatedAt) throw new RuleError("CONFLICT", undefined, undefined, { current });
    const changed = { text: String(body.text), updatedAt: moment() };
    return change(id, { notes: notes.map((note) => (note.id === params.entry ? { ...note, ...changed } : note)) });
  });
  answer("DELETE /api/dashboard/applications/:id/notes/:entry", ({ params }) => {
    const { id, notes } = find(params.id);
    return change(id, { notes: notes.filter((note) => note.id !== params.entry) });
  });
  answer("PATCH /api/dashboard/applications/:id/events/:entry", ({ params, body }) => {
    const { id, events } = find(params.id);
    const reason = String(body.reason);
    return change(id, { events: events.map((event) => (event.id === params.entry ? { ...event, reason } : event)) });
  });

  answer("GET /api/dashboard/applications/bulk/ids", ({ query }) => ({
    items: matching(query).map(({ id, updatedAt }) => ({ id, updatedAt })),
  }));
  answer("GET /api/dashboard/applications/bulk/reasons", () => ({ items: REASONS }));
  answer("POST /api/dashboard/applications/bulk/status", ({ body }) => {
    const refused: Refused[] = [];
    const done = (body.changes as StatusWish[]).flatMap(({ id, status, updatedAt }) => {
      const current = applications.find((each) => each.id === id);
      const why = refusalOf(current, updatedAt);
      if (!current || why) {
        refused.push({ id, name: current?.name ?? "", why: why ?? "gone" });
        return [];
      }
      const changed = changeStatus(id, status, body.reason as string);
      return [{ id, name: current.name, from: current.status, to: status, updatedAt: changed.updatedAt }];
    });
    return { done, refused };
  });
  answer("POST /api/dashboard/applications/bulk/delete", ({ body }) => {
    const doomed = (body.ids as string[]).map(find);
    for (const each of doomed) applications.splice(applications.indexOf(each), 1);
    return { done: doomed.map(({ id, name }) => ({ id, name })), refused: [] };
  });

  answer("POST /api/dashboard/applications/mails/recipients", ({ body }) => ({
    items: applications
      .filter(({ id, status }) => (body.ids as string[]).includes(id) && /^(withdrawn|rejected)$/.test(status))
      .map(({ id, name, status }) => ({ id, name, status, alike: null })),
  }));

  answer("GET /api/dashboard/jobs", ({ query }) => {
    const items = jobs.filter(({ title }) => title.toLowerCase().includes((query.q ?? "").toLowerCase()));
    return { items, page: 1, pageSize: 20, total: items.length };
  });
  answer("GET /api/resumes/:id/text", () => ({ text: "Four years of TypeScript", isCut: false }));
  answer("GET /api/dashboard/mail-desk", () => ({
    templates: [],
    undoMinutes: 10,
    zone: "Asia/Kolkata",
    company: "Example",
  }));

  return {
    job,
    jobs,
    add,
    named,
    change,
    changeStatus,
    remove: (id: string) => applications.splice(applications.indexOf(find(id)), 1),
    statuses: () => Object.fromEntries(applications.map(({ name, status }) => [name, status])),
  };
}

function refusalOf(application: ApplicationDetail | undefined, readAt: string | undefined): Refused["why"] | undefined {
  if (!application) return "gone";
  if (application.status === "withdrawn") return "withdrawn";
  return readAt && readAt !== application.updatedAt ? "changed" : undefined;
}
