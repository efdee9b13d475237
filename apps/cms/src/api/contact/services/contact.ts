import { readBody } from "@repo/rules/application";
import { contactSchema } from "@repo/rules/contact";
import { RuleError } from "@repo/rules/errors";
import { cmsSettings } from "@repo/settings";
import type { Core } from "@strapi/strapi";
import { contactEnquiry } from "../../../mail/contact-enquiry";
import { firmName } from "../../../mail/firm-name";
import { MailFailure, sendMail } from "../../../mail/send";
import { createSubmissionLimit } from "../../../rate-limit";

const TIMEOUT_MS = 20_000;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const { contactPerMinute } = cmsSettings(process.env);
  const takePlace = createSubmissionLimit(strapi, "contact", contactPerMinute);

  return {
    /** Stores nothing. @throws {RuleError} with one of the codes of `POST /api/contact`. */
    async send(body: unknown, clientAddress: string): Promise<void> {
      const enquiry = readBody(contactSchema, body);
      await takePlace(clientAddress);
      try {
        const letter = contactEnquiry({ ...enquiry, firmName: await firmName(strapi) });
        await sendMail(strapi, letter, { timeoutMs: TIMEOUT_MS });
      } catch (error) {
        if (!(error instanceof MailFailure)) throw error;
        strapi.log.error(`An enquiry could not be sent: ${error.message}`);
        throw new RuleError("MAIL_FAILED");
      }
    },
  };
};
