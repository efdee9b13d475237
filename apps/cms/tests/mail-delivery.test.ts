import { createMailServer, type Stage, type Trouble } from "@repo/testing/mail-server";
import nodemailer from "@strapi/provider-email-nodemailer";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Mailer, MailFailure, sendMail } from "../src/mail/send";

/** The time limit for a server that hangs, and one that no other server reaches. */
const HANGS_MS = 1_000;
const LONG_MS = 30_000;
const letter = {
  recipient: "meera@example.com",
  subject: "Received",
  text: "Thank you.\n.\nReally.",
  html: "<p>Thank you",
};

let trouble: { stage: Stage; what: Trouble } | undefined;
let server: ReturnType<typeof createMailServer>;
let strapi: Mailer;
let port: number;

beforeEach(async () => {
  trouble = undefined;
  server = createMailServer((stage) => (stage === trouble?.stage ? trouble.what : undefined));
  port = await server.listen(0);
  connect(LONG_MS);
});

function connect(socketTimeout: number): void {
  const settings = { defaultFrom: "site@example.com", defaultReplyTo: "" };
  const provider = nodemailer.init({ port, socketTimeout } as object, settings);
  strapi = { plugin: () => ({ service: () => provider }) };
}

afterEach(() => server.close());

async function failureOf(messageId?: string) {
  try {
    await sendMail(strapi, letter, { timeoutMs: LONG_MS, messageId });
    return undefined;
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    const { message, isServerDown, isRefused } = error;
    return { message, isServerDown, isRefused };
  }
}

describe("a mail", () => {
  it.each([
    ["meera@münchen.example", "Reply-To: meera@xn--mnchen-3ya.example"],
    ["josé@example.com", "To: meera@example.com"],
  ])("to be answered to %s has a head that each server takes", async (replyTo, line) => {
    await sendMail(strapi, { ...letter, replyTo }, { timeoutMs: LONG_MS });
    const [mail] = server.received;
    expect(mail?.head).toContain(line);
    expect(mail?.head).toMatch(/^[\r\n\t -~]+$/);
  });

  it("arrives with its Message-ID", async () => {
    expect(await failureOf("<1@example.com>")).toBeUndefined();
    expect(server.received).toEqual([
      {
        recipient: letter.recipient,
        messageId: "<1@example.com>",
        greeting: expect.any(String),
        head: expect.any(String),
        content: expect.any(String),
      },
    ]);
  });

  it.each<[Stage, number, string]>([
    ["MAIL", 451, "EENVELOPE 451 MAIL FROM"],
    ["MAIL", 550, "EENVELOPE 550 MAIL FROM"],
    ["RCPT", 450, "EENVELOPE 450 RCPT TO"],
    ["RCPT", 550, "EENVELOPE 550 RCPT TO"],
    ["DATA", 452, "EMESSAGE 452 DATA"],
    ["DATA", 554, "EMESSAGE 554 DATA"],
  ])("that the server answers at %s with %i is refused or put off", async (stage, what, message) => {
    trouble = { stage, what };
    expect(await failureOf()).toEqual({ message, isServerDown: false, isRefused: what >= 500 });
    expect(server.received).toEqual([]);
  });

  it.each<[Stage, Trouble, string]>([
    ["MAIL", "hangs", "ETIMEDOUT CONN"],
    ["RCPT", "closes", "ECONNECTION CONN"],
    ["DATA", "hangs", "ETIMEDOUT CONN"],
    ["DATA", "closes", "ECONNECTION CONN"],
  ])("waits for a server that at %s %s", async (stage, what, codes) => {
    trouble = { stage, what };
    if (what === "hangs") connect(HANGS_MS);
    const message = `SMTP_HOST: the mail server can't be reached (${codes})`;
    expect(await failureOf()).toEqual({ message, isServerDown: true, isRefused: false });
    expect(server.received).toEqual([]);
  });

  it("waits for a server that is down, whatever it is", async () => {
    await server.close();
    expect(await failureOf()).toEqual({
      message: "SMTP_HOST: the mail server can't be reached (ESOCKET CONN)",
      isServerDown: true,
      isRefused: false,
    });
  });

  it("waits while the server refuses the account, and names the setting", () => {
    const refusal = { code: "EAUTH", responseCode: 535, command: "AUTH PLAIN" };
    expect(new MailFailure(refusal)).toMatchObject({
      message: "SMTP_USER: the mail server refuses the account (EAUTH 535 AUTH PLAIN)",
      isServerDown: true,
      isRefused: false,
    });
  });
});
