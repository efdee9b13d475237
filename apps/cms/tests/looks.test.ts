import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { ownJob, storeApplication } from "./applications";
import { rest } from "./cms";
import { colleague } from "./colleague";
import { sql } from "./database";
import { publishForm, removeForms, sent } from "./sent-form";

const job = ownJob();
const me = inject("settings").JOBS_ADMIN_EMAIL;
const APPLICATIONS = "/content-manager/collection-types/api::job-application.job-application";
const ANSWERS = "/content-manager/collection-types/api::form-answer.form-answer";
let recruiter: Awaited<ReturnType<typeof colleague>>;
let answerer: typeof recruiter;
let application: string;
let answer: string;

beforeAll(async () => {
  [recruiter, answerer] = await Promise.all([colleague("Recruiter"), colleague("Form answers")]);
  application = await storeApplication({ job_document_id: job.id });
  answer = await sent(await publishForm(), {});
});
afterAll(async () => {
  await removeForms();
  await recruiter.leave();
  await answerer.leave();
});

/** Returns the audit's new entries about a subject. */
async function recordedBy(look: () => Promise<Response>, subject: string, status = 200) {
  const [{ last } = {}] = await sql("select coalesce(max(id), 0) as last from audit_entries");
  const response = await look();
  expect(response.status, await response.clone().text()).toBe(status);
  const rows = await sql(
    "select actor, action from audit_entries where id > ? and subject = ? order by id",
    last,
    subject,
  );
  return { text: await response.text(), recorded: rows.map(({ actor, action }) => [actor, action]) };
}

const inDashboard = (method: string, path: string, body?: object) =>
  rest(`/api/dashboard/applications${path}`, { who: "jobs-admin", method, body });

const LETTER = { subject: "About {job_title}", text: "Dear {name}" };

describe("whoever is shown an application is recorded, by", () => {
  it.each<[string, () => Promise<Response>]>([
    ["its entry in the panel", () => recruiter.ask("GET", `${APPLICATIONS}/${application}`)],
    [
      "its values for another language",
      () =>
        recruiter.ask(
          "GET",
          `/i18n/content-manager/get-fill-from-locale/api::job-application.job-application?documentId=${application}&collectionType=collection-types&sourceLocale=en&targetLocale=en`,
        ),
    ],
    [
      "the check of several",
      () => recruiter.ask("POST", `${APPLICATIONS}/actions/bulkFindForValidation`, { documentIds: [application] }),
    ],
  ])("%s", async (_, look) => {
    const { text, recorded } = await recordedBy(look, `job-application ${application}`);
    expect(text).toContain(`${application}@example.com`);
    expect(recorded).toEqual([[recruiter.email, "application.view"]]);
  });

  it.each<[string, () => Promise<Response>]>([
    ["its page in the dashboard", () => inDashboard("GET", `/${application}`)],
    ["the preview of a mail", () => inDashboard("POST", "/mails/preview", { ids: [application], ...LETTER })],
    ["mails that don't have to be sent again", () => inDashboard("POST", `/${application}/send-again`)],
    ["a link that isn't there to be revoked", () => inDashboard("POST", `/${application}/revoke-link`)],
  ])("%s", async (_, look) => {
    const { text, recorded } = await recordedBy(look, `job-application ${application}`);
    expect(text).toContain(`${application}@example.com`);
    expect(recorded).toEqual([[me, "application.view"]]);
  });

  it("what is refused, with the name of whom it is about", async () => {
    const changes = [{ id: application, status: "hired", updatedAt: "2020-01-01T00:00:00.000Z" }];
    const look = () => inDashboard("POST", "/bulk/status", { changes });
    const { text, recorded } = await recordedBy(look, `job-application ${application}`);
    expect(JSON.parse(text)).toMatchObject({ done: [], refused: [{ id: application, why: "changed" }] });
    expect(recorded).toEqual([[me, "application.view"]]);
  });

  it("a change, which is recorded as such", async () => {
    const look = () => inDashboard("POST", `/${application}/notes`, { text: "Seen." });
    const { recorded } = await recordedBy(look, `job-application ${application}`, 201);
    expect(recorded).toEqual([[me, "application-note.create"]]);
  });
});

it("whoever is shown the newest entries of the panel is recorded, once an hour", async () => {
  const { recorded } = await recordedBy(
    () => recruiter.ask("GET", "/content-manager/homepage/recent-documents?action=update"),
    "job-application",
  );
  expect(recorded).toEqual([[recruiter.email, "applications.list"]]);
});

describe("whoever is shown a form's answers is recorded, by", () => {
  it("the list, once an hour", async () => {
    const list = () => recordedBy(() => answerer.ask("GET", ANSWERS), "form-answer");
    expect((await list()).recorded).toEqual([[answerer.email, "form-answers.list"]]);
    expect((await list()).recorded).toEqual([]);
  });

  it("the check of several", async () => {
    const look = () => answerer.ask("POST", `${ANSWERS}/actions/bulkFindForValidation`, { documentIds: [answer] });
    const { text, recorded } = await recordedBy(look, `form-answer ${answer}`);
    expect(text).toContain("asha@example.com");
    expect(recorded).toEqual([[answerer.email, "form-answer.read"]]);
  });
});

it("nobody is recorded whose request reads nothing of them", async () => {
  const [{ count } = {}] = await sql("select count(*) as count from audit_entries where subject like 'form-answer%'");
  expect((await recruiter.ask("GET", ANSWERS)).status).toBe(403);
  expect((await answerer.ask("GET", `${ANSWERS}/${crypto.randomUUID()}`)).status).toBe(404);
  expect(await sql("select count(*) as count from audit_entries where subject like 'form-answer%'")).toEqual([
    { count },
  ]);
});
