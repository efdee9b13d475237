import { Readable } from "node:stream";
import { cmsSettings } from "@repo/settings";
import MailComposer from "nodemailer/lib/mail-composer";
import SMTPConnection, { type SMTPError } from "nodemailer/lib/smtp-connection";

const CONNECT_MS = 5_000;
const ANSWER_MS = 30_000;

export type Letter = { recipient: string; replyTo?: string; subject: string; text?: string; html?: string };

type Delivery = {
  /** How long sending may take in all. */
  patienceMs: number;
  messageId?: string;
  /** Called in the moment before the last line of the mail goes out, after which the server has it. */
  onHandover?: () => void;
};

/** Why a mail was not sent: codes alone, since a server's words quote addresses. */
export class SmtpFailure extends Error {
  constructor(
    { code, responseCode, command }: SMTPError,
    /** Whether the server has got the whole mail, and just its answer is missing. */
    readonly handedOver: boolean,
  ) {
    super([code, responseCode, command].filter(Boolean).join(" "));
    this.isServerDown = !responseCode && !handedOver;
    this.isRefused = command === "RCPT TO" && responseCode !== undefined && responseCode >= 500;
  }

  readonly isServerDown: boolean;
  readonly isRefused: boolean;
}

/**
 * Sends a mail.
 * @returns once the server has accepted it.
 * @throws {SmtpFailure}
 */
export async function sendMail(letter: Letter, { patienceMs, messageId, onHandover }: Delivery): Promise<void> {
  const { smtp, mailFrom } = cmsSettings(process.env);
  const { recipient: to, replyTo, subject, text, html } = letter;
  const mail = await new MailComposer({ from: mailFrom, to, replyTo, subject, text, html, messageId })
    .compile()
    .build();

  let handedOver = false;
  async function* lines() {
    yield mail;
    handedOver = true;
    onHandover?.();
  }

  const connection = new SMTPConnection({
    host: smtp.host,
    port: smtp.port,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
  });
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => fail(Object.assign(new Error(), { code: "ETIMEDOUT" })), patienceMs);
    const end = () => {
      clearTimeout(late);
      connection.close();
    };
    const fail = (error: SMTPError) => {
      end();
      reject(new SmtpFailure(error, handedOver && !error.responseCode));
    };
    const send = (error?: SMTPError | null) => {
      if (error) return fail(error);
      connection.send({ from: mailFrom, to }, Readable.from(lines()), (refusal) => {
        if (refusal) return fail(refusal);
        connection.quit();
        clearTimeout(late);
        resolve();
      });
    };
    connection.on("error", fail);
    connection.on("end", () => fail(Object.assign(new Error(), { code: "ECONNECTION" })));
    connection.connect((error?: SMTPError) => {
      if (error || !smtp.user) send(error);
      else connection.login({ user: smtp.user, pass: smtp.password ?? "" }, send);
    });
  });
}
