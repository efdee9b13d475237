import { readFile } from "node:fs/promises";
import type { ApplicationDetail } from "@repo/contract/application/history";
import type { MailPreview, MailsQueued, MessageBody, MessageSettings } from "@repo/contract/application/message";
import type { DoubtfulRecipients } from "@repo/contract/application/recipients";
import { applicationForm } from "@repo/testing/application";
import { createMailServer, type Stage, type Trouble } from "@repo/testing/mail-server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { moment, ownJob } from "./applications";
import { panel, rest, site } from "./cms";
import { sql } from "./database";
import { keepHiringSettings } from "./hiring-settings";

const me = inject("settings").JOBS_ADMIN_EMAIL;
const SETTINGS = "/content-manager/single-types/api::hiring-setting.hiring-setting";
const MINUTE_MS = 60_000;
const TOKEN = /\/applications\/([\w-]{43})/;

let troubleWith: (stage: Stage, address: string) => Trouble | Promise<Trouble>;
let server: ReturnType<typeof createMailServer>;
const job = ownJob();
const putSettingsBack = keepHiringSettings();
let resume: Uint8Array<ArrayBuffer>;
let visitor = 0;

const open = async () => {
  server = createMailServer((stage, address) => troubleWith(stage, address));
  await server.listen(Number(inject("settings").SMTP_PORT));
};

beforeAll(async () => {
  resume = new Uint8Array(await readFile("tests/files/cv.pdf"));
  troubleWith = () => undefined;
  await open();
});
afterAll(() => server.close());
beforeEach(() => sql("delete from rate_limits"));
afterEach(() => {
  troubleWith = () => undefined;
});

type Named = { email: string };
type Applicant = Named & { id: string };

const colleague = (): Named => ({ email: `colleague-${crypto.randomUUID()}@example.com` });

const ask = (path: string, method = "GET", body?: unknown) =>
  rest(`/api/dashboard/${path}`, { who: "jobs-admin", method, body });
const mails = (body: object) => ask("applications/mails", "POST", body);
const detailOf = async (id: string) => (await (await ask(`applications/${id}`)).json()) as ApplicationDetail;
const stateOf = async (id: string) => (await detailOf(id)).mails.map(({ state }) => state);
const undo = (id: string, mail: string | undefined) => ask(`applications/${id}/mails/${mail}`, "DELETE");
const own = (token: string, path = "", method = "GET") =>
  rest(`/api/own-application${path}`, {
    method,
    body: method === "POST" ? {} : undefined,
    headers: { ...site(`10.8.0.${++visitor}`), "x-application-token": token },
  });

/** Returns the decoded mails from colleagues that have arrived. */
const arrived = ({ email }: Named) =>
  server.received
    .filter(({ recipient, head }) => recipient === email && !/^Auto-Submitted/im.test(head))
    .map(({ content }) => decoded(content));

/** Decodes quoted-printable. */
function decoded(content: string): string {
  return content.replaceAll("=\r\n", "").replace(/(?:=[\dA-F]{2})+/g, (escaped) => {
    try {
      return decodeURIComponent(escaped.replaceAll("=", "%"));
    } catch {
      return escaped;
    }
  });
}

async function apply(fields: { email?: string; name?: string } = {}): Promise<Applicant & { token: string }> {
  const { email = `${crypto.randomUUID()}@example.com` } = fields;
  const form = applicationForm(new File([resume], "cv.pdf", { type: "application/pdf" }), {
    job: job.id,
    ...fields,
    email,
  });
  const headers = site(`10.8.1.${++visitor}`);
  const answer = await rest("/api/job-applications", { method: "POST", body: form, headers });
  const { id } = (await answer.json()) as { id: string };
  const confirmation = () => server.received.find(({ recipient }) => recipient === email)?.content ?? "";
  await expect.poll(confirmation).toMatch(/applications/);
  return { id, email, token: TOKEN.exec(confirmation().replaceAll("=\r\n", ""))?.[1] ?? "" };
}

let unwritten: Promise<Applicant> | undefined;
/** Returns an applicant to whom no test writes. */
function someone(): Promise<Applicant> {
  unwritten ??= apply();
  return unwritten;
}

const setStatus = async (id: string, status: string) =>
  expect((await ask(`applications/${id}`, "PATCH", { status })).status).toBe(200);

const LETTER = { subject: "About {job_title}", text: "Dear {name},\n\nthank you.\n\n{company}" };

async function write(to: Applicant, mail: Partial<MessageBody> = {}): Promise<string> {
  const answer = await mails({ ids: [to.id], ...LETTER, ...mail });
  expect(await answer.json()).toMatchObject({ queued: [to.id], refused: [] });
  return (await detailOf(to.id)).mails.at(-1)?.id ?? "";
}

/** Makes the queued mails due, as if the time for undoing were over. */
async function makeDue({ id }: Applicant): Promise<void> {
  const now = moment(Date.now());
  await sql("update mails set next_attempt_at = ? where application = ? and state = 'pending'", now, id);
  await ask(`applications/${id}/send-again`, "POST");
}

describe("mails to several applicants", () => {
  it("are undone as one, and what is out already is told", { tags: ["full"] }, async () => {
    const [first, second] = await Promise.all([apply(), apply()]);
    const key = crypto.randomUUID();
    const ids = [first.id, second.id];
    expect(await (await mails({ ids, key, ...LETTER })).json()).toEqual({ queued: ids, moved: [], refused: [] });
    await write(second, { subject: "Another" });
    await makeDue(first);
    await expect.poll(() => stateOf(first.id)).toEqual(["sent"]);

    const gone = crypto.randomUUID();
    const answer = await ask("applications/mails/undo", "POST", { key, ids: [...ids, gone] });
    expect(await answer.json()).toEqual({
      undone: [second.id],
      moved: [],
      refused: [
        { id: first.id, name: expect.stringMatching(/^\w/), reason: expect.stringContaining("too late") },
        { id: gone, name: "", reason: "This mail doesn’t exist." },
      ],
    });
    expect(await stateOf(second.id)).toEqual(["undone", "queued"]);
    expect((await ask("applications/mails/undo", "POST", { key, ids: [] })).status).toBe(422);
    expect((await ask("applications/mails/undo", "POST", { ids })).status).toBe(422);
  });
});

describe("who may not be meant by a mail to several", () => {
  it("is told: who is rejected or has withdrawn, and who is there twice, the newest first", {
    tags: ["full"],
  }, async () => {
    const [rejected, gone, older, other] = [await apply(), await apply(), await apply(), await apply()];
    const newer = await apply({ email: older.email.replace(/^[^@]+/, (local) => local.toUpperCase()) });
    await setStatus(rejected.id, "rejected");
    expect((await own(gone.token, "/withdraw", "POST")).status).toBe(204);
    const ids = [rejected, gone, older, other, newer].map(({ id }) => id);
    const answer = await ask("applications/mails/recipients", "POST", { ids });
    const { items } = (await answer.json()) as DoubtfulRecipients;
    expect(items.map(({ id, status }) => [id, status])).toEqual([
      [newer.id, "new"],
      [older.id, "new"],
      [gone.id, "withdrawn"],
      [rejected.id, "rejected"],
    ]);
    expect(items[0]?.alike).toBe(items[1]?.alike);
    expect(items.slice(2).map(({ alike }) => alike)).toEqual([null, null]);
  });
});

describe("a template of mails", () => {
  const templates = "/content-manager/collection-types/api::application-mail-template.application-mail-template";
  const save = async (template: object) => {
    const answer = await panel.ask("POST", templates, { name: "Test", ...template });
    const { error, data } = (await answer.json()) as {
      data?: { documentId: string };
      error?: { details: { errors: { path: string[]; message: string }[] } };
    };
    const fields = error?.details.errors.map(({ path, message }) => [path.join("."), message]);
    return { fields: Object.fromEntries(fields ?? []) as Record<string, string>, id: data?.documentId };
  };

  it("with an unknown placeholder is refused, at the field that has it, with those that there are", async () => {
    const { fields } = await save({ kind: "offer", subject: "Hello {first_name}", text: "{when}" });
    expect(Object.keys(fields)).toEqual(["subject", "text"]);
    expect(fields.subject).toContain("{first_name}");
    expect(fields.subject).toContain("{name}, {job_title}, {company}.");
  });

  it("is offered in the dashboard as it was saved, and can't be made wrong later", async () => {
    const saved = { kind: "invitation", subject: "Come {when}", text: "Dear {name}, to {where}" };
    const { id } = await save(saved);
    expect((await panel.ask("PUT", `${templates}/${id}`, { kind: "rejection" })).status).toBe(400);
    const desk = (await (await ask("mail-desk")).json()) as MessageSettings;
    expect(desk).toMatchObject({ undoMinutes: 10, zone: "Asia/Kolkata", company: expect.stringMatching(/./) });
    expect(desk.templates.find((template) => template.id === id)).toEqual({ id, name: "Test", ...saved });
    await panel.ask("DELETE", `${templates}/${id}`);
  });
});

describe("a mail to an applicant", () => {
  it("goes out when the time to undo it is over, filled in, and once", async () => {
    const applicant = await apply();
    const before = Date.now();
    const preview = await ask("applications/mails/preview", "POST", { ids: [applicant.id], ...LETTER });
    const shown = (await preview.json()) as MailPreview;
    expect(shown).toMatchObject({ recipient: applicant.email, subject: `About ${job.title}`, hasCalendar: false });
    const mail = await write(applicant);
    // The id is the only unpredictable part of the site's address.
    expect(mail).toMatch(/^[0-9a-f-]{36}$/);
    const [queued] = (await detailOf(applicant.id)).mails;
    expect(queued).toMatchObject({
      id: mail,
      actor: me,
      subject: `About ${job.title}`,
      state: "queued",
      endedBy: null,
    });
    const written = Date.parse(queued?.stateAt ?? "") - 10 * MINUTE_MS;
    expect([before <= written, written <= Date.now()]).toEqual([true, true]);
    expect(arrived(applicant)).toEqual([]);

    await makeDue(applicant);
    await expect.poll(() => stateOf(applicant.id)).toEqual(["sent"]);
    const [content, ...others] = arrived(applicant);
    expect(others).toEqual([]);
    expect(content).toContain("Reply-To: hr@example.com");
    expect(content).toContain("Dear Meera Sampleson,");
    expect(content).not.toMatch(/\{\w+\}/);
    for (const paragraph of shown.text.split("\n")) expect(content).toContain(paragraph);
    expect(await sql("select recipient, text, html, calendar from mails where document_id = ?", mail)).toEqual([
      { recipient: null, text: null, html: null, calendar: null },
    ]);
    const audit = await sql(
      "select action from audit_entries where subject = ? and action like 'application-mail%'",
      `job-application ${applicant.id}`,
    );
    expect(audit).toEqual([{ action: "application-mail.create" }]);
  });

  it("goes to each of several, and says of each other why not", { tags: ["full"] }, async () => {
    const [one, other, gone] = [await apply(), await apply(), await apply()];
    expect((await own(gone.token, "/withdraw", "POST")).status).toBe(204);
    const none = crypto.randomUUID();
    const answer = await mails({ ids: [one.id, gone.id, none, other.id, one.id], ...LETTER });
    expect((await answer.json()) as MailsQueued).toEqual({
      queued: [one.id, other.id],
      moved: [],
      refused: [
        { id: gone.id, name: expect.stringMatching(/^\w/), reason: "The applicant has withdrawn." },
        { id: none, name: "", reason: "This application doesn’t exist any more." },
      ],
    });
    expect(await stateOf(one.id)).toEqual(["queued"]);
    expect(await stateOf(gone.id)).toEqual([]);
  });

  it("goes out once, however often it is sent by the same key, at once or later", { tags: ["once"] }, async () => {
    const applicant = await apply();
    const mail = { ids: [applicant.id], ...LETTER, key: crypto.randomUUID() };
    const answers = await Promise.all([mails(mail), mails(mail), mails(mail)]);
    for (const answer of answers)
      expect(await answer.json()).toEqual({ queued: [applicant.id], moved: [], refused: [] });
    await makeDue(applicant);
    await expect.poll(() => stateOf(applicant.id)).toEqual(["sent"]);
    await mails(mail);
    expect(await stateOf(applicant.id)).toEqual(["sent"]);
    expect(arrived(applicant)).toHaveLength(1);
  });

  it("is refused with an unknown placeholder", async () => {
    const { id } = await someone();
    for (const path of ["applications/mails", "applications/mails/preview"]) {
      const answer = await ask(path, "POST", { ids: [id], ...LETTER, subject: "{nane}" });
      expect(answer.status).toBe(422);
      const { error } = (await answer.json()) as { error: { fields: object } };
      expect(Object.keys(error.fields)).toEqual(["subject"]);
    }
    expect(await stateOf(id)).toEqual([]);
  });

  it("has its markup as text, and web addresses as links", async () => {
    const { id } = await someone();
    const text = "<b onclick=x>Look</b>, https://example.com/?a=1&b=2. javascript:alert(1)";
    const answer = await ask("applications/mails/preview", "POST", { ids: [id], ...LETTER, text });
    const { html } = (await answer.json()) as MailPreview;
    expect(html).toContain("&lt;b onclick=x&gt;Look&lt;/b&gt;, <a href=");
    expect(html).toMatch(
      /href="https:\/\/example\.com\/\?a=1&amp;b=2" [^>]*>https:\/\/example\.com\/\?a=1&amp;b=2<\/a>\. java/,
    );
    expect(html).not.toMatch(/<b[ >]|href="java/);
  });

  it("waits as long as the panel says, or not at all", { tags: ["full"] }, async () => {
    await panel.get("PUT", SETTINGS, { undoMinutes: 0 });
    try {
      const applicant = await apply();
      await write(applicant);
      await expect.poll(() => stateOf(applicant.id)).toEqual(["sent"]);
      expect((await panel.ask("PUT", SETTINGS, { undoMinutes: -1 })).status).toBe(400);
      expect((await panel.ask("PUT", SETTINGS, { timeZone: "Mars/Olympus" })).status).toBe(400);
    } finally {
      await putSettingsBack();
    }
  });
});

describe("a mail that is undone", () => {
  it("never goes out, and stays in the history", async () => {
    const applicant = await apply();
    const mail = await write(applicant);
    const answer = await undo(applicant.id, mail);
    expect(((await answer.json()) as ApplicationDetail).mails).toMatchObject([
      { id: mail, actor: me, subject: `About ${job.title}`, state: "undone", endedBy: me },
    ]);
    expect(await sql("select * from mails where document_id = ?", mail)).toEqual([]);
    expect((await undo(applicant.id, mail)).status).toBe(409);
    await makeDue(applicant);
    const next = await apply();
    expect(arrived(applicant)).toEqual([]);
    expect(await stateOf(next.id)).toEqual([]);
  });

  it("is either undone or sent, also at the moment of sending", { tags: ["once"] }, async () => {
    const applicants = [];
    for (let count = 0; count < 5; count += 1) applicants.push(await apply());
    const written = await Promise.all(applicants.map((applicant) => write(applicant)));
    const answers = await Promise.all(
      applicants.map(async (applicant, index) => {
        const due = makeDue(applicant);
        for (let later = 0; later < index; later += 1) await ask("mail-desk");
        const [{ status }] = await Promise.all([undo(applicant.id, written[index]), due]);
        return status;
      }),
    );
    for (const [index, applicant] of applicants.entries()) {
      const isUndone = answers[index] === 200;
      await expect.poll(() => stateOf(applicant.id)).toEqual([isUndone ? "undone" : "sent"]);
      expect(arrived(applicant)).toHaveLength(isUndone ? 0 : 1);
    }
  });

  it("can't be one that the mail server is being given", { tags: ["once"] }, async () => {
    const applicant = await apply();
    const mail = await write(applicant);
    let goOn = (_: Trouble) => {};
    const begun = new Promise<void>((resolve) => {
      troubleWith = (stage, address) => {
        if (stage !== "RCPT" || address !== applicant.email) return undefined;
        resolve();
        return new Promise<Trouble>((answer) => (goOn = answer));
      };
    });
    await makeDue(applicant);
    await begun;
    expect(await stateOf(applicant.id)).toEqual(["sending"]);
    expect((await undo(applicant.id, mail)).status).toBe(409);
    goOn(undefined);
    await expect.poll(() => stateOf(applicant.id)).toEqual(["sent"]);
    expect(arrived(applicant)).toHaveLength(1);
  });
});

describe("an applicant who has withdrawn", () => {
  it("gets none of the mails that waited", async () => {
    const applicant = await apply();
    await write(applicant);
    expect((await own(applicant.token, "/withdraw", "POST")).status).toBe(204);
    expect((await detailOf(applicant.id)).mails).toMatchObject([{ state: "withdrawn", actor: me, endedBy: null }]);
    expect(
      await sql("select * from mails where application = ? and template = 'applicant-mail'", applicant.id),
    ).toEqual([]);
  });

  it("gets none that was due at that moment", { tags: ["full"] }, async () => {
    const applicant = await apply();
    await write(applicant);
    await sql("update job_applications set status = 'withdrawn' where document_id = ?", applicant.id);
    await makeDue(applicant);
    await expect.poll(() => stateOf(applicant.id)).toEqual(["withdrawn"]);
    expect(arrived(applicant)).toEqual([]);
  });
});

describe("an applicant who is rejected while mails wait", () => {
  it("gets those that are meant for the rejected alone, and the history tells why not the others", {
    tags: ["full"],
  }, async () => {
    const applicant = await apply();
    await write(applicant, { subject: "Your next step", skipsRejected: true });
    await write(applicant, { subject: "Our decision" });
    await setStatus(applicant.id, "rejected");
    expect((await detailOf(applicant.id)).mails).toMatchObject([
      { state: "queued", skipsRejected: true },
      { state: "queued", skipsRejected: false },
    ]);
    await makeDue(applicant);
    await expect.poll(() => stateOf(applicant.id)).toEqual(["rejected", "sent"]);
    expect(arrived(applicant)).toEqual([expect.stringContaining("Subject: Our decision")]);
    expect((await detailOf(applicant.id)).mails[0]).toMatchObject({ actor: me, endedBy: null });
  });
});

describe("when the mail server is down", () => {
  it("a mail waits and can still be undone, and one whose time is not over is not sent early", {
    tags: ["full"],
  }, async () => {
    const [due, undone, later] = [await apply(), await apply(), await apply()];
    for (const applicant of [due, undone, later]) await write(applicant);
    await server.close();
    await makeDue(due);
    await makeDue(undone);
    const tried = async ({ id }: Applicant) =>
      (await sql("select attempts from mails where application = ? and template = 'applicant-mail'", id))[0]?.attempts;
    await expect.poll(async () => Number(await tried(due)) + Number(await tried(undone))).toBeGreaterThan(0);
    await expect.poll(async () => (await undo(undone.id, (await detailOf(undone.id)).mails[0]?.id)).status).toBe(200);

    await open();
    await makeDue(due);
    await expect.poll(() => stateOf(due.id)).toEqual(["sent"]);
    expect(await stateOf(later.id)).toEqual(["queued"]);
    expect([arrived(due).length, arrived(undone).length, arrived(later).length]).toEqual([1, 0, 0]);
  });
});

describe("the private link in a mail", () => {
  const linked = { text: "See {link}" };

  it("is the applicant's own, known to nobody else, and replaces the earlier one when it arrives", async () => {
    const applicant = await apply();
    const preview = await ask("applications/mails/preview", "POST", { ids: [applicant.id], ...LETTER, ...linked });
    expect(((await preview.json()) as MailPreview).html).toContain("/applications/your-private-link");
    await write(applicant, linked);
    expect((await own(applicant.token)).status).toBe(200);
    await makeDue(applicant);
    await expect.poll(() => stateOf(applicant.id)).toEqual(["sent"]);
    const [content = ""] = arrived(applicant);
    const token = TOKEN.exec(content)?.[1] ?? "";
    expect(content).not.toContain("your-private-link");
    expect((await own(token)).status).toBe(200);
    expect((await own(applicant.token)).status).toBe(404);
  });

  it("stays the earlier one while the mail can't be sent", { tags: ["full"] }, async () => {
    const applicant = await apply();
    await write(applicant, linked);
    troubleWith = (stage, address) => (stage === "RCPT" && address === applicant.email ? 550 : undefined);
    await makeDue(applicant);
    await expect.poll(() => stateOf(applicant.id)).toEqual(["failed"]);
    expect((await own(applicant.token)).status).toBe(200);
  });
});

describe("an invitation to an interview", () => {
  const startsAt = "2031-12-01T04:30:00.000Z";
  const plan = { startsAt, minutes: 45, zone: "Europe/London", where: "By video: https://meet.example.com/a" };
  const letter = { subject: "Interview", text: "Dear {name}, {when}, {where}" };
  const properties = (content = "") => content.replaceAll("\r\n ", "");

  it("has it for calendars, as its changes and its end have, which the dashboard shows", {
    tags: ["full"],
  }, async () => {
    const applicant = await apply();
    await write(applicant, { ...letter, interview: plan });
    const [planned] = (await detailOf(applicant.id)).interviews;
    expect(planned).toEqual({ ...plan, id: expect.any(String), isCancelled: false, colleagues: [] });
    const id = planned?.id ?? "";
    await makeDue(applicant);
    await expect.poll(() => stateOf(applicant.id)).toEqual(["sent"]);
    const moved = { ...plan, id, startsAt: "2031-12-02T05:30:00.000Z", minutes: 30 };
    await write(applicant, { ...letter, interview: moved });
    await makeDue(applicant);
    await expect.poll(() => stateOf(applicant.id)).toEqual(["sent", "sent"]);
    await write(applicant, { subject: "Called off", text: "Sorry: {when}", cancels: id });
    await makeDue(applicant);
    await expect.poll(() => stateOf(applicant.id)).toEqual(["sent", "sent", "sent"]);

    const [first, second, third] = arrived(applicant).map(properties);
    const uid = `UID:${id}@`;
    for (const [content, method, sequence, begin, status] of [
      [first, "REQUEST", 0, "20311201T043000Z", "CONFIRMED"],
      [second, "REQUEST", 1, "20311202T053000Z", "CONFIRMED"],
      [third, "CANCEL", 2, "20311202T053000Z", "CANCELLED"],
    ] as const) {
      expect(content).toMatch(new RegExp(`^Content-Type: text/calendar;.*method=${method}`, "im"));
      for (const line of [uid, `METHOD:${method}`, `SEQUENCE:${sequence}`, `DTSTART:${begin}`, `STATUS:${status}`]) {
        expect(content).toContain(line);
      }
      expect(content).toMatch(/ORGANIZER;.*mailto:hr@example\.com/i);
      expect(content?.toLowerCase()).toContain(`mailto:${applicant.email}`);
      expect(content).toMatch(/interview\.ics/);
    }
    expect(first).toContain("10:00");
    expect(first).toContain("(Asia/Kolkata, GMT+5:30)");
    expect(first).toContain("(Europe/London, GMT)");
    expect((await detailOf(applicant.id)).interviews).toEqual([{ ...moved, isCancelled: true, colleagues: [] }]);
    const again = await mails({ ids: [applicant.id], subject: "Again", text: "-a", cancels: id });
    expect(((await again.json()) as MailsQueued).refused).toMatchObject([{ id: applicant.id }]);
  });

  it("sets the stage once, and puts it back when it is undone", { tags: ["full"] }, async () => {
    const applicant = await apply();
    await setStatus(applicant.id, "in_review");
    const body = { ids: [applicant.id], ...letter, interview: plan, key: crypto.randomUUID() };
    const [answer, again] = await Promise.all([mails(body), mails(body)].map(async (each) => (await each).json()));
    const { status, updatedAt, events, mails: written } = await detailOf(applicant.id);
    expect(status).toBe("interview");
    expect([...(answer as MailsQueued).moved, ...(again as MailsQueued).moved]).toEqual([
      { id: applicant.id, status, updatedAt },
    ]);
    expect(events.map(({ from, to, actor }) => [from, to, actor])).toEqual([
      ["new", "in_review", me],
      ["in_review", "interview", me],
    ]);
    const undone = await undo(applicant.id, written[0]?.id);
    expect(await undone.json()).toMatchObject({ status: "in_review", interviews: [], mails: [{ state: "undone" }] });
  });

  it("is told to the colleagues it names once the applicant has it, as its changes are", {
    tags: ["full"],
  }, async () => {
    const applicant = await apply({ name: "Asha Sampleson" });
    const [one, two, three] = [colleague(), colleague(), colleague()];
    const named = (...colleagues: Named[]) => ({ colleagues: colleagues.map(({ email }) => email) });
    const invitation = { ...letter, interview: plan, ...named(one, two) };
    await write(applicant, { ...invitation, colleagues: [one.email, two.email, one.email.toUpperCase(), one.email] });
    const [planned] = (await detailOf(applicant.id)).interviews;
    expect(planned).toMatchObject(named(one, two));
    troubleWith = (stage, address) => (stage === "RCPT" && address === applicant.email ? 450 : undefined);
    await makeDue(applicant);
    await expect
      .poll(() => sql("select id from mails where application = ? and attempts > 0", applicant.id))
      .not.toEqual([]);
    expect([arrived(one), arrived(two)]).toEqual([[], []]);
    troubleWith = () => undefined;
    await makeDue(applicant);
    await expect.poll(() => [arrived(one).length, arrived(two).length]).toEqual([1, 1]);

    const [mine = ""] = arrived(applicant);
    const [first = ""] = arrived(one).map(properties);
    expect(mine).not.toContain(one.email);
    expect(first).toContain("Reply-To: hr@example.com");
    expect(first).toContain(`/admin?application=${applicant.id}`);
    expect(first).toContain(`Asha Sampleson for ${job.title}`);
    expect(first).not.toContain(applicant.email);
    expect(first).not.toContain(two.email);
    const data = await (await own(applicant.token, "/data")).text();
    for (const hidden of [one.email, two.email, "interview-notice"]) expect(data).not.toContain(hidden);

    const moved = { ...plan, id: planned?.id, startsAt: "2031-12-02T04:30:00.000Z" };
    await write(applicant, { ...letter, interview: moved, ...named(two, three) });
    await makeDue(applicant);
    await expect.poll(() => [one, two, three].map((each) => arrived(each).length)).toEqual([2, 2, 1]);
    await write(applicant, { subject: "Called off", text: "Sorry", cancels: planned?.id });
    await makeDue(applicant);
    await expect.poll(() => [one, two, three].map((each) => arrived(each).length)).toEqual([2, 3, 2]);
    const told = (each: Named) =>
      arrived(each)
        .map(properties)
        .map((content) => [/METHOD:(\w+)/.exec(content)?.[1], /SEQUENCE:(\d)/.exec(content)?.[1]].join(" "));
    expect(told(one)).toEqual(["REQUEST 0", "CANCEL 1"]);
    expect(told(two)).toEqual(["REQUEST 0", "REQUEST 1", "CANCEL 2"]);
    expect(told(three)).toEqual(["REQUEST 1", "CANCEL 2"]);
    await write(applicant, { ...invitation });
    expect((await own(applicant.token, "/delete", "POST")).status).toBe(204);
    for (const table of ["mails", "interviews", "application_events"]) {
      expect(JSON.stringify(await sql(`select * from ${table}`))).not.toContain(one.email);
    }
  });

  it("that doesn’t go out is told to no colleague, and a withdrawal ends one that did", {
    tags: ["full"],
  }, async () => {
    const [undone, gone, late] = [await apply(), await apply(), await apply()];
    const [never, told] = [colleague(), colleague()];
    const invitation = { ...letter, interview: plan };
    await undo(undone.id, await write(undone, { ...invitation, colleagues: [never.email] }));
    await write(gone, { ...invitation, colleagues: [never.email] });
    expect((await own(gone.token, "/withdraw", "POST")).status).toBe(204);
    await write(late, { ...invitation, colleagues: [told.email] });
    await makeDue(late);
    await expect.poll(() => arrived(told).length).toBe(1);
    expect((await own(late.token, "/withdraw", "POST")).status).toBe(204);
    await makeDue(late);
    await expect.poll(() => arrived(told).map(properties)).toHaveLength(2);
    expect(arrived(never)).toEqual([]);
    expect(arrived(told).map(properties)[1]).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:1/);
  });

  it("names no applicant as a colleague", async () => {
    const { id, email } = await someone();
    const body = { ids: [id], ...letter, interview: plan, colleagues: [email.toUpperCase()] };
    const answer = await ask("applications/mails/preview", "POST", body);
    expect(await answer.json()).toMatchObject({ error: { fields: { colleagues: /own address/ } } });
    expect(((await (await mails(body)).json()) as MailsQueued).refused).toMatchObject([{ id }]);
  });

  it("is in what the applicant downloads once they know it, and gone with the application", {
    tags: ["full"],
  }, async () => {
    const applicant = await apply();
    await write(applicant, { ...letter, interview: plan });
    const data = async () =>
      (await (await own(applicant.token, "/data")).json()) as { interviews: object[]; mails: object[] };
    expect((await data()).interviews).toEqual([]);
    expect((await data()).mails.at(-1)).toMatchObject({ template: "applicant-mail", state: "pending" });
    await makeDue(applicant);
    await expect.poll(() => stateOf(applicant.id)).toEqual(["sent"]);
    expect(await data()).toMatchObject({ interviews: [{ startsAt, where: plan.where }] });
    expect((await data()).mails.at(-1)).toMatchObject({ state: "sent", subject: "Interview" });

    await write(applicant);
    const body = { email: applicant.email };
    expect((await rest("/api/job-applications/erase", { method: "POST", body, headers: site("10.8.0.0") })).ok).toBe(
      true,
    );
    for (const table of ["mails", "interviews", "application_events"]) {
      expect([table, await sql(`select * from ${table} where application = ?`, applicant.id)]).toEqual([table, []]);
    }
    expect(JSON.stringify(await sql("select * from mails"))).not.toContain(applicant.email);
  });
});

describe("the stage that an applicant sees", () => {
  const shownTo = async (token: string) => ((await (await own(token)).json()) as { status: string }).status;
  const afterHours = (id: string, hours: number) =>
    sql("update application_events set at = ? where application = ?", moment(Date.now() - hours * 3_600_000), id);

  it("is the one before until a mail is out that was written since", { tags: ["full"] }, async () => {
    const applicant = await apply();
    await write(applicant, { subject: "A question" });
    await setStatus(applicant.id, "rejected");
    await makeDue(applicant);
    await expect.poll(() => stateOf(applicant.id)).toEqual(["sent"]);
    expect(await shownTo(applicant.token)).toBe("new");
    const { shown, status } = await detailOf(applicant.id);
    expect([status, shown.status, Date.parse(shown.until ?? "") > Date.now()]).toEqual(["rejected", "new", true]);
    expect(await (await own(applicant.token, "/data")).text()).not.toMatch(/rejected|others/);

    await write(applicant);
    expect(await shownTo(applicant.token)).toBe("new");
    await makeDue(applicant);
    await expect.poll(() => shownTo(applicant.token)).toBe("rejected");
    expect((await detailOf(applicant.id)).shown).toMatchObject({ status: "rejected", until: null });
  });

  it("is the changed one when the firm’s hours are over", async () => {
    const applicant = await apply();
    await setStatus(applicant.id, "in_review");
    await afterHours(applicant.id, 23);
    expect(await shownTo(applicant.token)).toBe("new");
    await afterHours(applicant.id, 25);
    expect(await shownTo(applicant.token)).toBe("in_review");
  });

  it("decides whether they can withdraw: a refusal would say more", async () => {
    const applicant = await apply();
    await setStatus(applicant.id, "rejected");
    await write(applicant);
    expect((await own(applicant.token, "/withdraw", "POST")).status).toBe(204);
    expect(await shownTo(applicant.token)).toBe("withdrawn");
    expect(await stateOf(applicant.id)).toEqual(["withdrawn"]);
  });
});
