import { Counter } from "prom-client";
import { type Delivery, deliveries } from "./smtp-transport";

const mails = new Counter({
  name: "cms_mails_total",
  help: "Attempts to send a mail, by what the mail server said",
  labelNames: ["result"],
});
const RESULTS = ["sent", "refused", "put-off", "unanswered", "server-down"] as const;
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

type Terms = Pick<Delivery, "mayGo" | "beforeEnd" | "onHandover"> & {
  timeoutMs: number;
  messageId?: string;
  headers?: Record<string, string>;
};

/** The part of Strapi that its email plugin needs. */
export type Mailer = { plugin(name: string): { service(name: string): { send(mail: object): Promise<unknown> } } };

type SendError = { code?: string; responseCode?: number; command?: string };

/** Holds only codes, and the setting that may be wrong, because the server's messages quote addresses. */
export class MailFailure extends Error {
  constructor({ code, responseCode, command }: SendError, delivery: Delivery) {
    const codes = [code, responseCode, command].filter(Boolean).join(" ");
    const wrong =
      code === "EAUTH"
        ? "SMTP_USER: the mail server refuses the account"
        : "SMTP_HOST: the mail server can't be reached";
    super(delivery.serverIsThere ? codes : `${wrong} (${codes})`);
    this.handedOver = delivery.handedOver && !responseCode;
    this.isServerDown = !delivery.serverIsThere;
    this.isRefused = delivery.serverIsThere && Boolean(responseCode && responseCode >= 500);
  }

  readonly handedOver: boolean;
  /** True if the connection or sign-in failed, so other mails would fail too. */
  readonly isServerDown: boolean;
  readonly isRefused: boolean;
}

/** @throws {MailFailure} unless the server has accepted the mail. */
export async function sendMail(
  strapi: Mailer,
  { recipient: to, replyTo, subject, text, html, calendar }: Letter,
  { timeoutMs, messageId, headers, ...steps }: Terms,
): Promise<void> {
  const icalEvent = calendar && { method: methodOf(calendar), filename: "interview.ics", content: calendar };
  const delivery: Delivery = { serverIsThere: false, handedOver: false, isOver: false, ...steps };
  let timer: NodeJS.Timeout | undefined;
  try {
    await Promise.race([
      deliveries.run(delivery, () =>
        strapi
          .plugin("email")
          .service("email")
          .send({ to, replyTo, subject, text, html, icalEvent, messageId, headers }),
      ),
      new Promise((_, reject) => {
        timer = setTimeout(() => reject({ code: "ETIMEDOUT" }), timeoutMs);
      }),
    ]);
    mails.inc({ result: "sent" });
  } catch (error) {
    const failure = new MailFailure(error as SendError, delivery);
    mails.inc({ result: resultOf(failure) });
    throw failure;
  } finally {
    delivery.isOver = true;
    clearTimeout(timer);
  }
}

const methodOf = (calendar: string) => /^METHOD:(\w+)/m.exec(calendar)?.[1];

function resultOf({ handedOver, isServerDown, isRefused }: MailFailure): Result {
  if (handedOver) return "unanswered";
  if (isServerDown) return "server-down";
  return isRefused ? "refused" : "put-off";
}
