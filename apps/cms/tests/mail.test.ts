import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { HONEYPOT } from "@repo/contract/form/honeypot";
import { applicationForm } from "@repo/testing/application";
import { createMailServer, type Stage, type Trouble } from "@repo/testing/mail-server";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { moment, ownJob } from "./applications";
import { panel, panelSession, rest, site } from "./cms";
import { sql } from "./database";

type Item = { id: string; mailState: string };

let troubleWith: (stage: Stage, address: string) => Trouble | Promise<Trouble>;
const server = createMailServer((stage, address) => troubleWith(stage, address));
const job = ownJob();
let visitor = 0;

function newVisitor(network: number) {
  visitor += 1;
  return site(`10.${network}.${visitor >> 8}.${visitor & 255}`);
}

beforeAll(async () => {
  troubleWith = () => undefined;
  // Other tests use up the applications allowed in a minute.
  await sql("delete from rate_limits");
  await server.listen(Number(inject("settings").SMTP_PORT));
});

afterAll(() => server.close());

beforeEach(() => {
  troubleWith = () => undefined;
});

const address = () => `${randomUUID()}@example.com`;

async function apply(email = address()): Promise<{ id: string; email: string }> {
  const pdf = new Uint8Array(await readFile("tests/files/cv.pdf"));
  const form = applicationForm(new File([pdf], "cv.pdf", { type: "application/pdf" }), { job: job.id, email });
  const headers = newVisitor(3);
  const answer = await rest("/api/job-applications", { method: "POST", body: form, headers });
  expect(answer.status).toBe(201);
  return { id: ((await answer.json()) as { id: string }).id, email };
}

const mailsOf = (id: string) => sql("select * from mails where application = ? order by id", id);
const stateOf = async (email: string) =>
  ((await (await rest(`/api/dashboard/applications?q=${email}`, { who: "jobs-admin" })).json()) as { items: Item[] })
    .items[0]?.mailState;
const sendAgain = (id: string) =>
  rest(`/api/dashboard/applications/${id}/send-again`, { who: "jobs-admin", method: "POST" });
const arrived = (email: string) => server.received.filter(({ recipient }) => recipient === email).length;
const noticesOf = async (id: string) => {
  const notice = (await mailsOf(id)).find(({ template }) => template === "application-notice");
  return server.received.filter(({ messageId }) => messageId.startsWith(`<${notice?.document_id}@`)).length;
};

async function makeDue(id: string): Promise<void> {
  await sql("update mails set next_attempt_at = ? where application = ?", moment(Date.now()), id);
  await sendAgain(id);
}

describe("a mail", () => {
  it("comes from the firm by its name and domain, also one of Strapi's own", async () => {
    const [setting] = await sql("select firm_name from site_settings where published_at is not null");
    const from = `From: ${setting?.firm_name} <${inject("settings").MAIL_FROM}>`;
    const { email } = await apply();
    const tester = `${randomUUID()}@example.com`;
    await panel.get("POST", "/email/test", { to: tester });
    for (const address of [email, tester]) {
      await expect.poll(() => arrived(address)).toBeGreaterThan(0);
      const greeting = inject("settings").MAIL_FROM?.split("@")[1];
      const mail = server.received.find(({ recipient }) => recipient === address);
      expect(mail).toMatchObject({ greeting, head: expect.stringContaining(from) });
    }
  });

  it("that the server refuses is given up, and holds up no other", { tags: ["full"] }, async () => {
    troubleWith = (stage, address) => (stage === "RCPT" && address !== "hr@example.com" ? 550 : undefined);
    const [one, other] = [await apply(), await apply()];
    await expect.poll(() => stateOf(one.email)).toBe("failed");
    await expect.poll(() => stateOf(other.email)).toBe("failed");
    expect(arrived(one.email)).toBe(0);
    await expect.poll(() => noticesOf(one.id)).toBe(1);
    await expect.poll(() => noticesOf(other.id)).toBe(1);
    const [confirmation, notice] = await mailsOf(one.id);
    expect(confirmation).toMatchObject({ state: "failed", attempts: 1, recipient: one.email });
    expect(confirmation?.last_error).toContain("550");
    expect(notice).toMatchObject({ state: "sent", recipient: null, text: null, html: null, subject: null });
  });

  it("that the server puts off is tried again, and arrives once", { tags: ["full"] }, async () => {
    troubleWith = (stage, address) => (stage === "RCPT" && address !== "hr@example.com" ? 450 : undefined);
    const { id, email } = await apply();
    await expect.poll(async () => (await mailsOf(id))[0]).toMatchObject({ state: "pending", attempts: 1 });
    expect(await stateOf(email)).toBe("pending");
    expect((await mailsOf(id))[0]?.recipient).toBe(email);
    await expect.poll(() => noticesOf(id)).toBe(1);

    troubleWith = () => undefined;
    await makeDue(id);
    await expect.poll(() => stateOf(email)).toBe("sent");
    expect(arrived(email)).toBe(1);
    expect(await noticesOf(id)).toBe(1);
    expect((await mailsOf(id))[0]).toMatchObject({ recipient: null, text: null });
  });

  it("that the server keeps putting off is given up in the end", async () => {
    troubleWith = (stage, address) => (stage === "RCPT" && address !== "hr@example.com" ? 450 : undefined);
    const { id, email } = await apply();
    await expect.poll(async () => (await mailsOf(id))[0]).toMatchObject({ state: "pending", attempts: 1 });
    await sql("update mails set attempts = ? where application = ? and state = ?", 127, id, "pending");
    await makeDue(id);
    await expect.poll(() => stateOf(email)).toBe("failed");
  });

  /** Leaves the row as a process does that is killed when the server has the mail. */
  const killedAt = (email: string, attempts: string) => {
    troubleWith = async (stage, address) => {
      if (stage !== "DATA" || address !== email) return undefined;
      troubleWith = () => undefined;
      await sql(`update mails set attempts = ${attempts} where recipient = ?`, email);
      return undefined;
    };
  };

  it("that is sent each time, and can't be noted, is given up in the end", async () => {
    const email = address();
    killedAt(email, "128");
    const { id } = await apply(email);
    await expect.poll(() => arrived(email)).toBe(1);
    await makeDue(id);
    await expect.poll(() => stateOf(email)).toBe("failed");
    expect(arrived(email)).toBe(1);
  });

  it("that a crash has kept from being noted as sent goes out again, with the same Message-ID", async () => {
    const email = address();
    killedAt(email, "attempts + 1");
    const { id } = await apply(email);
    await expect.poll(() => arrived(email)).toBe(1);
    await expect.poll(() => noticesOf(id)).toBe(1);
    expect((await mailsOf(id))[0]).toMatchObject({ state: "sending", recipient: email });

    await makeDue(id);
    await expect.poll(() => stateOf(email)).toBe("sent");
    const sent = server.received.filter(({ recipient }) => recipient === email).map(({ messageId }) => messageId);
    expect(sent).toEqual([sent[0], sent[0]]);
  });
});

describe("the head of a mail", () => {
  const headOf = (email: string) => server.received.find(({ recipient }) => recipient === email)?.head ?? "";

  it("asks for no automatic answer to a confirmation, nor to a notice", async () => {
    const { id, email } = await apply();
    await expect.poll(() => stateOf(email)).toBe("sent");
    expect(headOf(email)).toMatch(/^Auto-Submitted: auto-replied\r?$/m);
    expect(headOf(email)).toMatch(/^X-Auto-Response-Suppress: All\r?$/m);
    const notice = (await mailsOf(id)).find(({ template }) => template === "application-notice");
    const [sent, ...others] = server.received.filter(({ messageId }) =>
      messageId.includes(String(notice?.document_id)),
    );
    expect(others).toEqual([]);
    expect(sent?.recipient).toBe("hr@example.com");
    expect(sent?.head).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
  });

  it("says of an enquiry that a person has written it", async () => {
    const email = `${randomUUID()}@example.com`;
    const enquiry = { name: "Asha", email, subject: "Hello", message: "A question.", agree: true };
    const headers = newVisitor(3);
    expect((await rest("/api/contact", { method: "POST", body: enquiry, headers })).status).toBe(200);
    const [head = "", ...others] = server.received.map(({ head }) => head).filter((head) => head.includes(email));
    expect(others).toEqual([]);
    expect(head).toContain(`Reply-To: ${email}`);
    expect(head).not.toMatch(/^Auto-Submitted/im);
  });
});

describe("an enquiry", () => {
  const mailed = (email: string) => server.received.map(({ head }) => head).filter((head) => head.includes(email));
  const enquire = (email: string, more: object = {}, key?: string) =>
    rest("/api/contact", {
      method: "POST",
      body: { name: "Asha", email, subject: "Hello", message: "A question.", agree: true, ...more },
      headers: { ...newVisitor(4), ...(key && { "idempotency-key": key }) },
    });

  it("that is repeated with the same key is sent once, however many arrive together", { tags: ["once"] }, async () => {
    const [email, key] = [`${randomUUID()}@example.com`, randomUUID()];
    const statuses = (await Promise.all([1, 2, 3].map(() => enquire(email, {}, key)))).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([]);
    expect((await enquire(email, {}, key)).status).toBe(200);
    expect(mailed(email)).toHaveLength(1);

    const other = await enquire(email, { message: "Another." }, key);
    expect([other.status, await other.json()]).toMatchObject([422, { error: { code: "IDEMPOTENCY_MISMATCH" } }]);
    expect(mailed(email)).toHaveLength(1);
    expect((await enquire(email)).status).toBe(200);
    expect(mailed(email)).toHaveLength(2);
  });

  it("that the server refused is sent when it is repeated with the same key", async () => {
    const [email, key] = [`${randomUUID()}@example.com`, randomUUID()];
    troubleWith = (stage) => (stage === "RCPT" ? 450 : undefined);
    expect((await enquire(email, {}, key)).status).toBe(502);
    troubleWith = () => undefined;
    expect((await enquire(email, {}, key)).status).toBe(200);
    expect(mailed(email)).toHaveLength(1);
  });

  it("in which something filled in what nobody sees is sent as suspected", async () => {
    const email = `${randomUUID()}@example.com`;
    expect((await enquire(email, { [HONEYPOT]: "https://spam.example" })).status).toBe(200);
    expect(mailed(email)).toEqual([expect.stringMatching(/^Subject: .*Suspected[_ ]spam/m)]);
  });
});

describe("the mails of an application that is deleted", () => {
  it("do not go out any more while one is being sent", { tags: ["full"] }, async () => {
    let goOn = (_: Trouble) => {};
    const email = address();
    const begun = new Promise<void>((resolve) => {
      troubleWith = (stage, address) => {
        if (stage !== "RCPT" || address !== email) return undefined;
        resolve();
        return new Promise<Trouble>((resolve) => (goOn = resolve));
      };
    });
    const { id } = await apply(email);
    await begun;
    const deleted = (await mailsOf(id)).map(({ document_id }) => String(document_id));
    expect(deleted).toHaveLength(2);
    const path = `/content-manager/collection-types/api::job-application.job-application/${id}`;
    expect((await rest(path, { method: "DELETE", headers: panelSession() })).status).toBe(200);
    expect(await mailsOf(id)).toEqual([]);

    troubleWith = () => undefined;
    goOn(undefined);
    const next = await apply();
    await expect.poll(() => stateOf(next.email)).toBe("sent");
    await expect.poll(() => noticesOf(next.id)).toBe(1);
    const received = server.received.map(({ messageId }) => messageId).join();
    expect(received).not.toContain(deleted[1]);
  });
});

describe("Send again", () => {
  it("sends what was given up once, however often it is asked for", { tags: ["once"] }, async () => {
    troubleWith = (stage, address) => (stage === "RCPT" && address !== "hr@example.com" ? 550 : undefined);
    const { id, email } = await apply();
    await expect.poll(() => stateOf(email)).toBe("failed");

    troubleWith = () => undefined;
    const answers = await Promise.all([sendAgain(id), sendAgain(id), sendAgain(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await answers[0]?.json()).toMatchObject({ id, email, mailState: expect.stringMatching(/pending|sent/) });
    await expect.poll(() => stateOf(email)).toBe("sent");
    expect((await sendAgain(id)).status).toBe(200);
    expect(await stateOf(email)).toBe("sent");
    expect(arrived(email)).toBe(1);
    expect(await noticesOf(id)).toBe(1);
    const entries = await sql("select * from audit_entries where action = ?", "job-application.send-again");
    expect(entries.filter(({ subject }) => subject === `job-application ${id}`)).toHaveLength(1);
  });

  it("is of an application that there is", async () => {
    expect((await sendAgain(randomUUID())).status).toBe(404);
  });
});
