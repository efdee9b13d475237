import { readFile } from "node:fs/promises";
import { CONSENT_MONTHS, consentEnd } from "@repo/contract/application/own-application";
import { cmsSettings } from "@repo/process/settings";
import { applicationForm } from "@repo/testing/application";
import { createMailServer } from "@repo/testing/mail-server";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { moment, ownJob } from "./applications";
import { panelSession, ROLES, rest, site } from "./cms";
import { sql } from "./database";

type Method = "GET" | "POST";

const LINK = /\/applications\/([\w-]{43})/g;

const server = createMailServer(() => undefined);
const job = ownJob();
let resume: Uint8Array<ArrayBuffer>;
let visitor = 0;

beforeAll(async () => {
  resume = new Uint8Array(await readFile("tests/files/cv.pdf"));
  await server.listen(Number(inject("settings").SMTP_PORT));
});
afterAll(() => server.close());
beforeEach(() => sql("delete from rate_limits"));

const address = () => `${crypto.randomUUID()}@example.com`;
const own = (token: string, path = "", method: Method = "GET", body?: object) =>
  rest(`/api/own-application${path}`, {
    method,
    body: body ?? (method === "POST" ? {} : undefined),
    headers: { ...site(`10.7.0.${++visitor}`), "x-application-token": token },
  });
const askForLinks = (email: string) =>
  rest("/api/own-application/links", { method: "POST", body: { email }, headers: site(`10.7.1.${++visitor}`) });
const row = async (id: string) => (await sql("select * from job_applications where document_id = ?", id))[0];
const inDashboard = (id: string, body: object) =>
  rest(`/api/dashboard/applications/${id}`, { who: "jobs-admin", method: "PATCH", body });
/** Applicants see a changed stage a day later. */
const changeADayAgo = (id: string) =>
  sql("update application_events set at = ? where application = ?", moment(Date.now() - 86_400_000), id);
const writeNote = async (id: string, text: string) => {
  const note = { who: "jobs-admin", method: "POST", body: { text } } as const;
  expect((await rest(`/api/dashboard/applications/${id}/notes`, note)).ok).toBe(true);
};
const recorded = async (id: string) =>
  (await sql("select actor, action from audit_entries where subject = ? order by id", `job-application ${id}`)).map(
    ({ actor, action }) => [actor, action],
  );

/** Returns the tokens in each mail to an address, in the order of the mails. */
const linksTo = (email: string): string[][] =>
  server.received
    .filter(({ recipient }) => recipient === email)
    .map(({ content }) => content.replaceAll("=\r\n", ""))
    .map((text) => [...new Set(Array.from(text.matchAll(LINK), ([, token = ""]) => token))]);

async function apply(email = address(), fields: Record<string, string> = {}) {
  const form = applicationForm(new File([resume], "cv.pdf", { type: "application/pdf" }), {
    job: job.id,
    email,
    ...fields,
  });
  const mails = linksTo(email).length;
  const answer = await rest("/api/job-applications", {
    method: "POST",
    body: form,
    headers: site(`10.7.2.${++visitor}`),
  });
  expect(answer.status).toBe(201);
  await expect.poll(() => linksTo(email).length).toBe(mails + 1);
  const [token = ""] = linksTo(email).at(-1) ?? [];
  return { id: ((await answer.json()) as { id: string }).id, email, token };
}

describe("the private link of an application", () => {
  it("is in the confirmation, and nowhere in the database but as a digest", async () => {
    const { id, token } = await apply();
    expect(await row(id)).toMatchObject({ access_digest: expect.stringMatching(/^[0-9a-f]{64}$/) });
    await expect
      .poll(() => sql("select state from mails where application = ?", id))
      .toEqual([{ state: "sent" }, { state: "sent" }]);
    for (const table of ["job_applications", "mails", "audit_entries", "rate_limits"]) {
      expect(JSON.stringify(await sql(`select * from ${table}`)), table).not.toContain(token);
    }
  });

  it("is made of nothing that an applicant writes", async () => {
    const { siteUrl, mailToHr } = cmsSettings(inject("settings"));
    const name = `${siteUrl}/applications/your-private-link`;
    const { id, token } = await apply(address(), { name });
    const notices = () =>
      server.received
        .filter(({ recipient }) => recipient === mailToHr)
        .map(({ content }) => content.replaceAll("=\r\n", ""))
        .filter((content) => content.includes(id));
    await expect.poll(notices).toHaveLength(1);
    expect(notices().join().match(LINK)).toBe(null);
    expect((await own(token)).status).toBe(200);
    expect(await recorded(id)).toEqual([]);
  });

  it("shows what was sent and where it stands, and nothing of colleagues or others", async () => {
    const other = await apply();
    const { id, email, token } = await apply(address(), {
      utm_source: "LinkedIn",
      referrer: "lnkd.in",
      profile_link: "example.com/meera",
      message: "Your loom\nis why I write.",
    });
    await inDashboard(id, { status: "in_review" });
    await changeADayAgo(id);
    await writeNote(id, "Not convincing");
    const answer = await own(token);
    const shown = await answer.json();
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(shown).toEqual({
      job_title: expect.any(String),
      sentAt: expect.any(String),
      status: "in_review",
      name: "Meera Sampleson",
      email,
      phone: "+91 40 0000 0000",
      work_type: "Full-time",
      years_experience: "4",
      current_ctc: "12.5",
      expected_ctc: "16",
      notice_period: "30",
      profile_link: "https://example.com/meera",
      message: "Your loom\nis why I write.",
      resume: { name: "cv.pdf", type: "pdf", bytes: resume.length },
      privacy_version: expect.any(String),
      consentUntil: null,
      interviews: [],
    });
    const data = await own(token, "/data");
    expect(data.headers.get("content-disposition")).toMatch(/^attachment/);
    const text = await data.text();
    expect(JSON.parse(text)).toMatchObject({
      ...(shown as object),
      standing: "Someone is reading it",
      suspected: false,
      source: "linkedin",
      source_referrer: "lnkd.in",
    });
    expect(text).not.toMatch(/Not convincing|digest|resumes\/|@example\.com.*hr/i);
    expect(text).not.toContain(other.email);
    const file = await own(token, "/resume");
    expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(resume))).toBe(true);
    expect(file.headers.get("content-disposition")).toMatch(/^attachment/);
    expect(await recorded(id)).toEqual([
      [inject("settings").JOBS_ADMIN_EMAIL, "job-application.update"],
      [inject("settings").JOBS_ADMIN_EMAIL, "application-note.create"],
      ["the applicant", "job-application.download-data"],
      ["the applicant", "job-application.download-resume"],
    ]);
  });

  it("is of use to the site alone, and its digest to nobody", { tags: ["full"] }, async () => {
    const { id, token } = await apply();
    for (const who of ROLES.filter((role) => role !== "the site")) {
      const answer = await rest("/api/own-application", { who, headers: { "x-application-token": token } });
      expect([401, 403], who).toContain(answer.status);
    }
    const digest = String((await row(id))?.access_digest);
    expect((await own(digest)).status).toBe(404);
    expect((await own(digest.slice(0, 43))).status).toBe(404);
    const detail = await rest(`/api/dashboard/applications/${id}`, { who: "jobs-admin" });
    expect(await detail.text()).not.toContain("igest");
    const panel = await rest(`/content-manager/collection-types/api::job-application.job-application/${id}`, {
      headers: panelSession(),
    });
    expect(await panel.text()).not.toContain(digest);
  });

  it("that is wrong is 404, and one client soon has to wait", async () => {
    const headers = { ...site("10.7.9.9"), "x-application-token": "A".repeat(43) };
    const one = async () => (await rest("/api/own-application", { headers })).status;
    const statuses = await Promise.all(Array.from({ length: 61 }, one));
    expect(statuses.sort()).toEqual([...Array(60).fill(404), 429]);
    for (const wrong of ["", "short", "A".repeat(44)]) expect((await own(wrong)).status, wrong).toBe(404);
  });

  it("ends when a jobs admin revokes it, which changes nothing else", async () => {
    const { id, token } = await apply();
    const before = await row(id);
    const revoke = () => rest(`/api/dashboard/applications/${id}/revoke-link`, { who: "jobs-admin", method: "POST" });
    expect(await (await revoke()).json()).toMatchObject({ id, hasLink: false });
    expect(await (await revoke()).json()).toMatchObject({ hasLink: false });
    expect((await own(token)).status).toBe(404);
    expect(await row(id)).toEqual({ ...before, access_digest: null });
    // The application was opened, although there was no link to revoke.
    expect(await recorded(id)).toEqual([
      [inject("settings").JOBS_ADMIN_EMAIL, "job-application.revoke-link"],
      [inject("settings").JOBS_ADMIN_EMAIL, "application.view"],
    ]);
    const missing = await rest(`/api/dashboard/applications/${crypto.randomUUID()}/revoke-link`, {
      who: "jobs-admin",
      method: "POST",
    });
    expect(missing.status).toBe(404);
  });

  it("is not the copy's when an application is copied in the panel", async () => {
    const { id, token } = await apply();
    const type = "/content-manager/collection-types/api::job-application.job-application";
    const copied = await rest(`${type}/clone/${id}`, { method: "POST", headers: panelSession(), body: {} });
    expect(copied.status).toBe(200);
    const copy = ((await copied.json()) as { data: { documentId: string } }).data.documentId;
    expect((await row(copy))?.access_digest).toBe(null);
    expect((await own(token)).status).toBe(200);
    await rest(`${type}/${copy}`, { method: "DELETE", headers: panelSession() });
  });
});

describe("an applicant", () => {
  it("withdraws, which colleagues see and can't undo", async () => {
    const { id, email, token } = await apply();
    expect((await own(token, "/withdraw", "POST")).status).toBe(204);
    expect((await own(token, "/withdraw", "POST")).status).toBe(204);
    expect(await (await own(token)).json()).toMatchObject({ status: "withdrawn" });
    const found = await rest(`/api/dashboard/applications?status=withdrawn&q=${email}`, { who: "jobs-admin" });
    expect(await found.json()).toMatchObject({ items: [{ id }] });
    const refused = await inDashboard(id, { status: "interview" });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ error: { fields: { status: "The applicant has withdrawn." } } });
    await writeNote(id, "Asked why");
    expect(await recorded(id)).toEqual([
      ["the applicant", "job-application.withdraw"],
      [inject("settings").JOBS_ADMIN_EMAIL, "application.view"],
      [inject("settings").JOBS_ADMIN_EMAIL, "application-note.create"],
    ]);
    const { events } = (await (await rest(`/api/dashboard/applications/${id}`, { who: "jobs-admin" })).json()) as {
      events: object[];
    };
    expect(events).toEqual([expect.objectContaining({ actor: "the applicant", from: "new", to: "withdrawn" })]);
  });

  it.each(["hired", "rejected"])("doesn't withdraw what is %s", async (status) => {
    const { id, token } = await apply();
    await inDashboard(id, { status });
    await changeADayAgo(id);
    expect((await own(token, "/withdraw", "POST")).status).toBe(409);
    expect(await (await own(token)).json()).toMatchObject({ status });
  });

  it("agrees to be kept with the application, renews that and ends it", async () => {
    const { id, email, token } = await apply(address(), { keep: "yes" });
    expect(await (await own(token)).json()).toMatchObject({ consentUntil: consentEnd() });
    const listed = await rest(`/api/dashboard/applications?q=${email}`, { who: "jobs-admin" });
    expect(await listed.json()).toMatchObject({ items: [{ id, consentUntil: consentEnd(), hasLink: true }] });
    await sql("update job_applications set consent_until = '2026-12-01' where document_id = ?", id);
    const consent = (keep: unknown) => own(token, "/consent", "POST", { keep });
    expect((await consent(true)).status).toBe(204);
    expect(await (await own(token)).json()).toMatchObject({ consentUntil: consentEnd() });
    expect((await consent(false)).status).toBe(204);
    expect(await (await own(token)).json()).toMatchObject({ consentUntil: null });
    for (const wrong of [undefined, "yes", 1]) expect((await consent(wrong)).status).toBe(422);
    expect(await recorded(id)).toEqual([
      ["the applicant", "job-application.consent"],
      ["the applicant", "job-application.end-consent"],
    ]);
    expect(CONSENT_MONTHS).toBe(12);
  });

  it("deletes the application with its file, its mails and its link", async () => {
    const { id, email, token } = await apply();
    const other = await apply(email);
    expect((await own(token, "/delete", "POST")).status).toBe(204);
    expect(await row(id)).toBeUndefined();
    expect(await sql("select id from mails where application = ?", id)).toEqual([]);
    expect((await own(token)).status).toBe(404);
    expect((await own(token, "/delete", "POST")).status).toBe(404);
    expect((await own(other.token)).status).toBe(200);
    expect((await own(other.token, "/resume")).status).toBe(200);
    expect(await recorded(id)).toEqual([["the applicant", "job-application.delete"]]);
  });

  it("leaves no waiting mail with links behind", async () => {
    const { id, email, token } = await apply();
    await sql(
      "insert into mails (document_id, template, application, recipient, text, state, attempts, next_attempt_at) values (?, 'application-links', ?, ?, 'links', 'failed', 1, ?)",
      crypto.randomUUID(),
      crypto.randomUUID(),
      email,
      moment(Date.now()),
    );
    expect((await own(token, "/delete", "POST")).status).toBe(204);
    expect(await row(id)).toBeUndefined();
    expect(await sql("select id from mails where recipient = ?", email)).toEqual([]);
  });
});

describe("a lost link", () => {
  it("is mailed again for all applications of the address, once, and replaces the old ones", {
    tags: ["full"],
  }, async () => {
    const first = await apply();
    const second = await apply(first.email);
    const answers = await Promise.all([askForLinks(first.email.toUpperCase()), askForLinks(first.email)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    await expect.poll(() => linksTo(first.email).length).toBe(3);
    const tokens = linksTo(first.email).at(-1) ?? [];
    expect(tokens).toHaveLength(2);
    for (const old of [first.token, second.token]) expect((await own(old)).status).toBe(404);
    for (const token of tokens) expect(await (await own(token)).json()).toMatchObject({ email: first.email });

    await askForLinks(first.email);
    const later = await apply();
    expect(linksTo(first.email)).toHaveLength(3);
    for (const token of tokens) expect((await own(token)).status).toBe(200);
    expect((await own(later.token)).status).toBe(200);
    expect(await recorded(first.id)).toEqual([["a visitor", "job-application.new-link"]]);
  });

  it("is asked for with the same answer whether the address is known", { tags: ["full"] }, async () => {
    const { email } = await apply();
    const stranger = address();
    const [unknown, known] = [await askForLinks(stranger), await askForLinks(email)];
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    await expect.poll(() => linksTo(email).length).toBe(2);
    expect(linksTo(stranger)).toEqual([]);
    expect(await sql("select id from mails where recipient = ?", stranger)).toEqual([]);
    for (const wrong of ["", "nobody", "a@example.com, b@example.com"]) {
      expect((await askForLinks(wrong)).status, wrong).toBe(422);
    }
  });

  it("is found where no answer waits for it: until then, a known address leaves what any other does", async () => {
    const { id, email } = await apply();
    const before = await row(id);
    const waiting = async (asked: string) => {
      await askForLinks(asked);
      const rows = await sql("select * from mails where recipient = ? and template = 'application-links'", asked);
      return rows.map(({ id, document_id, recipient, created_at, updated_at, published_at, ...others }) => others);
    };
    const likeAnybodys = [expect.objectContaining({ application: "nobody", text: null, state: "pending" })];
    // The outbox may just be sending it.
    await expect.poll(() => waiting(address())).toEqual(likeAnybodys);
    expect((await row(id))?.access_digest).toBe(before?.access_digest);
    await askForLinks(email);
    await expect.poll(() => linksTo(email).length).toBe(2);
    await expect.poll(() => sql("select id from mails where application = 'nobody'")).toEqual([]);
    expect(await recorded(id)).toEqual([["a visitor", "job-application.new-link"]]);
  });

  it("is mailed to no address that only looks the same", async () => {
    const name = `kk${crypto.randomUUID()}`;
    const { token } = await apply(`${name}@example.com`);
    await askForLinks(`${name.replace("k", "\u212a")}@example.com`);
    await apply();
    expect((await own(token)).status).toBe(200);
    expect(server.received.map(({ recipient }) => recipient).filter((to) => to.includes("\u212a"))).toEqual([]);
  });

  it("is asked for only so often by one client", async () => {
    const headers = site("10.7.8.8");
    const ask = async () =>
      (await rest("/api/own-application/links", { method: "POST", body: { email: address() }, headers })).status;
    const statuses = await Promise.all(Array.from({ length: 6 }, ask));
    expect(statuses.sort()).toEqual([202, 202, 202, 202, 202, 429]);
  });
});
