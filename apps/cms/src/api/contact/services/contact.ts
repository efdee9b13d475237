import { contactSchema, type Enquiry } from "@repo/contract/form/contact";
import { HONEYPOT } from "@repo/contract/form/honeypot";
import { RuleError } from "@repo/contract/http/errors";
import { readBody } from "@repo/contract/http/read-body";
import type { Core } from "@strapi/strapi";
import { createSubmissionLimit } from "../../../access/rate-limit";
import { createSentOnce } from "../../../attachments/sent-once";
import { contactEnquiry } from "../../../forms/contact-mail";
import { firmName } from "../../../mail/firm-name";
import { markSuspected } from "../../../mail/mark-suspected";
import { MailFailure, sendMail } from "../../../mail/send";
import { cmsSettings } from "../../../settings";

const TIMEOUT_MS = 20_000;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const { contactPerMinute } = cmsSettings();
  const once = createSentOnce(strapi, "enquiry");
  const limitSubmissions = createSubmissionLimit(strapi, "contact", contactPerMinute);

  return {
    /** Stores nothing but digests. @throws {RuleError} with one of the codes of `POST /api/contact`. */
    async send(body: unknown, clientAddress: string, key: string | undefined): Promise<void> {
      const enquiry = readBody(contactSchema, body);
      await limitSubmissions(clientAddress);
      const suspected = Boolean((body as { [HONEYPOT]?: unknown })[HONEYPOT]);
      await once(key, enquiry, () => mail(enquiry, suspected));
    },
  };

  async function mail(enquiry: Enquiry, suspected: boolean): Promise<void> {
    try {
      const letter = contactEnquiry({ ...enquiry, firmName: await firmName(strapi) });
      await sendMail(strapi, suspected ? markSuspected(letter) : letter, { timeoutMs: TIMEOUT_MS });
    } catch (error) {
      if (!(error instanceof MailFailure)) throw error;
      strapi.log.error(`An enquiry could not be sent: ${error.message}`);
      throw new RuleError("MAIL_FAILED");
    }
  }
};
