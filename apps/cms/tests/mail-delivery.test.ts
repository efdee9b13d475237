import { createMailServer, type Stage, type Trouble } from "@repo/testing/mail-server";
import nodemailer from "@strapi/provider-email-nodemailer";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Mailer, MailFailure, sendMail } from "../src/mail/send";
import { SmtpTransport } from "../src/mail/smtp-transport";

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
let handovers: number;
let port: number;

beforeEach(async () => {
  trouble = undefined;
  handovers = 0;
  server = createMailServer((stage) => (stage === trouble?.stage ? trouble.what : undefined));
  port = await server.listen(0);
  connect(LONG_MS);
});

function connect(socketTimeout: number): void {
  const provider = nodemailer.init(new SmtpTransport({ port, socketTimeout }), {
    defaultFrom: "site@example.com",
    defaultReplyTo: "",
  });
  strapi = { plugin: () => ({ service: () => provider }) };
}

afterEach(() => server.close());

async function failureOf(terms: Partial<Parameters<typeof sendMail>[2]> = {}) {
  try {
    await sendMail(strapi, letter, { timeoutMs: LONG_MS, onHandover: () => (handovers += 1), ...terms });
    return undefined;
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    const { message, isServerDown, isRefused, handedOver } = error;
    return { message, isServerDown, isRefused, handedOver };
  }
}

describe("a mail", () => {
  it("is handed over once, and arrives", async () => {
    expect(await failureOf({ messageId: "<1@example.com>" })).toBeUndefined();
    expect(handovers).toBe(1);
    expect(server.received).toEqual([
      {
        recipient: letter.recipient,
        messageId: "<1@example.com>",
        head: expect.any(String),
        content: expect.any(String),
      },
    ]);
  });

  it.each<[Stage, Trouble, object]>([
    ["MAIL", 451, { message: "EENVELOPE 451 MAIL FROM", isRefused: false, handedOver: false }],
    ["MAIL", 550, { message: "EENVELOPE 550 MAIL FROM", isRefused: true, handedOver: false }],
    ["MAIL", "hangs", { message: "ETIMEDOUT CONN", isRefused: false, handedOver: false }],
    ["MAIL", "closes", { message: "ECONNECTION CONN", isRefused: false, handedOver: false }],
    ["RCPT", 450, { message: "EENVELOPE 450 RCPT TO", isRefused: false, handedOver: false }],
    ["RCPT", 550, { message: "EENVELOPE 550 RCPT TO", isRefused: true, handedOver: false }],
    ["RCPT", "hangs", { message: "ETIMEDOUT CONN", isRefused: false, handedOver: false }],
    ["RCPT", "closes", { message: "ECONNECTION CONN", isRefused: false, handedOver: false }],
    ["DATA", 452, { message: "EMESSAGE 452 DATA", isRefused: false, handedOver: false }],
    ["DATA", 554, { message: "EMESSAGE 554 DATA", isRefused: true, handedOver: false }],
    ["DATA", "hangs", { message: "ETIMEDOUT CONN", isRefused: false, handedOver: true }],
    ["DATA", "closes", { message: "ECONNECTION CONN", isRefused: false, handedOver: true }],
  ])("that the server answers at %s with %s", async (stage, what, known) => {
    trouble = { stage, what };
    if (what === "hangs") connect(HANGS_MS);
    expect(await failureOf()).toEqual({ isServerDown: false, ...known });
    expect(handovers).toBe(stage === "DATA" ? 1 : 0);
    expect(server.received).toEqual([]);
  });

  it("waits for a server that is down, whatever it is", async () => {
    await server.close();
    expect(await failureOf()).toEqual({
      message: "SMTP_HOST: the mail server can't be reached (ESOCKET CONN)",
      isServerDown: true,
      isRefused: false,
      handedOver: false,
    });
  });

  it("waits while the server refuses the account, and names the setting", () => {
    const refusal = { code: "EAUTH", responseCode: 535, command: "AUTH PLAIN" };
    const delivery = { serverIsThere: false, handedOver: false, isOver: true };
    expect(new MailFailure(refusal, delivery)).toMatchObject({
      message: "SMTP_USER: the mail server refuses the account (EAUTH 535 AUTH PLAIN)",
      isServerDown: true,
      isRefused: false,
    });
  });

  it("does not go out once it may not, or nobody waits any more", async () => {
    expect(await failureOf({ mayGo: async () => false })).toMatchObject({ message: "ESTREAM API", handedOver: false });
    let letGo = (_: boolean) => {};
    const late = failureOf({ timeoutMs: 50, mayGo: () => new Promise((resolve) => (letGo = resolve)) });
    expect(await late).toMatchObject({ message: expect.stringContaining("ETIMEDOUT"), handedOver: false });
    letGo(true);
    expect(await failureOf()).toBeUndefined();
    expect(server.received).toHaveLength(1);
    expect(handovers).toBe(1);
  });
});
