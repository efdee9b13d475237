import { fillPlaceholders, interviewTimes, type MailText, valuesOf } from "@repo/contract/application/message";
import { type MailMessage, render } from "../../mail/layout";
import { cmsSettings } from "../../settings";
import type { Firm } from "../hiring-settings";
import { type InterviewVersion, interviewCalendar } from "../interviews/interview-calendar";
import type { Applicant } from "../interviews/interview-notice";

/** Returns an address that stands for the private link until the mail goes out: only the applicant may see the link. */
const standIn = () => `${cmsSettings().siteUrl}/applications/${STAND_IN}`;
const STAND_IN = "your-private-link";

/** Writes the mail for what a colleague has written, whose placeholders must be known: see `placeholderProblems`. */
export function messageMail(
  { subject: written, text }: MailText,
  applicant: Applicant,
  firm: Firm,
  interview?: InterviewVersion,
): MailMessage {
  const times = interview && interviewTimes(interview, firm.zone);
  const values = {
    ...valuesOf({ name: applicant.name, job_title: withoutStandIn(applicant.jobTitle) }, firm.name),
    link: standIn(),
    ...(interview && {
      when: [times?.firm, times?.applicant].filter(Boolean).join(", for you "),
      where: interview.where,
    }),
  };
  const subject = fillPlaceholders(written, values).replace(/\s+/g, " ");
  return {
    template: "applicant-mail",
    recipient: applicant.email,
    replyTo: cmsSettings().mailToHr,
    subject,
    calendar:
      interview &&
      interviewCalendar(interview, { subject, attendee: { name: applicant.name, email: applicant.email }, firm }),
    ...render({
      heading: subject,
      paragraphs: fillPlaceholders(text, values).split(/\n{2,}/),
      linksAddresses: true,
      rows: interview &&
        times && [
          ["Interview", interview.isCancelled ? `Called off: ${times.firm}` : times.firm],
          ...(times.applicant ? ([["In your time zone", times.applicant]] satisfies [string, string][]) : []),
          ["Where", interview.where],
        ],
    }),
  };
}

/** Makes the stand-in harmless where a colleague has typed it: only the placeholder of a template becomes a link. */
const withoutStandIn = (text: string) => text.replaceAll(STAND_IN, STAND_IN.replaceAll("-", " "));

type Texts = { text?: string | null; html?: string | null };

export const hasPrivateLink = ({ text }: Texts): boolean => Boolean(text?.includes(standIn()));

export function withPrivateLink<Mail extends Texts>(mail: Mail, href: string): Mail {
  return {
    ...mail,
    text: mail.text?.replaceAll(standIn(), href),
    html: mail.html?.replaceAll(standIn(), href),
  };
}
