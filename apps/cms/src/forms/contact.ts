import type { Enquiry } from "@repo/contract/form/contact";
import { HONEYPOT } from "@repo/contract/form/honeypot";
import { RuleError } from "@repo/contract/http/errors";
import type { ReadBodyOf } from "@repo/contract/operations/request";
import type { Core } from "@strapi/strapi";
import { limitRequests } from "../access/rate-limit";
import { markSuspected } from "../mail/mark-suspected";
import { MailFailure, sendMail } from "../mail/send";
import { cmsSettings } from "../settings";
import { contactEnquiry } from "./contact-mail";
import { sendOnce } from "./sent-once";

const TIMEOUT_MS = 20_000;

type Sending = { body: ReadBodyOf<"POST /api/contact">; client: string; key: string | undefined };

/** Stores nothing but digests. @throws {RuleError} with one of the codes of `POST /api/contact`. */
export async function sendEnquiry(strapi: Core.Strapi, { body, client, key }: Sending): Promise<void> {
  const { [HONEYPOT]: hidden, ...enquiry } = body;
  await limitRequests(strapi, "contact", cmsSettings().contactPerMinute, client);
  await sendOnce(strapi, "enquiry", { key, content: enquiry }, () => mail(strapi, enquiry, Boolean(hidden)));
}

async function mail(strapi: Core.Strapi, enquiry: Enquiry, suspected: boolean): Promise<void> {
  try {
    const letter = contactEnquiry(enquiry);
    await sendMail(strapi, suspected ? markSuspected(letter) : letter, { timeoutMs: TIMEOUT_MS });
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    strapi.log.error(`An enquiry could not be sent: ${error.message}`);
    throw new RuleError("MAIL_FAILED");
  }
}
