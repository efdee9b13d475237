import { Counter } from "prom-client";

const mails = new Counter({
  name: "cms_mails_total",
  help: "Attempts to send a mail, by what the mail server said",
  labelNames: ["result"],
});
const RESULTS = ["sent", "refused", "put-off", "server-down"] as const;
type Result = (typeof RESULTS)[number];
for (const result of RESULTS) mails.inc({ result }, 0);

export type Letter = {
  recipient: string;
  replyTo?: string;
  subject: string;
  text?: string;
  html?: string;
  /** An iCalendar object, which says itself what it asks for. */
  calendar?: string;
};

type Terms = { timeoutMs: number; messageId?: string; headers?: Record<string, string> };

export type Mailer = { plugin(name: string): { service(name: string): { send(mail: object): Promise<unknown> } } };

type SendError = { code?: string; responseCode?: number; command?: string };

/** Nodemailer's codes for what a server says of one mail. All others are of the connection or the sign-in. */
const OF_ONE_MAIL = ["EENVELOPE", "EMESSAGE"];

/** Holds only codes, and the setting that may be wrong, because the server's messages quote addresses. */
export class MailFailure extends Error {
  constructor({ code = "", responseCode, command }: SendError) {
    const isOfOneMail = OF_ONE_MAIL.includes(code);
    const codes = [code, responseCode, command].filter(Boolean).join(" ");
    const wrong =
      code === "EAUTH"
        ? "SMTP_USER: the mail server refuses the account"
        : "SMTP_HOST: the mail server can't be reached";
    super(isOfOneMail ? codes : `${wrong} (${codes})`);
    this.isServerDown = !isOfOneMail;
    this.isRefused = isOfOneMail && Boolean(responseCode && responseCode >= 500);
  }

  /** True if the connection or sign-in failed, so other mails would fail too. */
  readonly isServerDown: boolean;
  readonly isRefused: boolean;
}

/** @throws {MailFailure} unless the server has accepted the mail. */
export async function sendMail(
  strapi: Mailer,
  { recipient: to, replyTo: answerTo, subject, text, html, calendar }: Letter,
  { timeoutMs, messageId, headers }: Terms,
): Promise<void> {
  const icalEvent = calendar && { method: methodOf(calendar), filename: "interview.ics", content: calendar };
  // Nodemailer tells the server of other letters in the recipient's address alone, so servers refuse them here.
  const replyTo = answerTo && /^[ -~]+@/.test(answerTo) ? answerTo : undefined;
  let timer: NodeJS.Timeout | undefined;
  try {
    await Promise.race([
      strapi.plugin("email").service("email").send({ to, replyTo, subject, text, html, icalEvent, messageId, headers }),
      new Promise((_, reject) => {
        timer = setTimeout(() => reject({ code: "ETIMEDOUT" }), timeoutMs);
      }),
    ]);
    mails.inc({ result: "sent" });
  } catch (error) {
    const failure = new MailFailure(error as SendError);
    mails.inc({ result: resultOf(failure) });
    throw failure;
  } finally {
    clearTimeout(timer);
  }
}

const methodOf = (calendar: string) => /^METHOD:(\w+)/m.exec(calendar)?.[1];

function resultOf({ isServerDown, isRefused }: MailFailure): Result {
  if (isServerDown) return "server-down";
  return isRefused ? "refused" : "put-off";
}
