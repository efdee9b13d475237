import { interviewTimes } from "@repo/contract/application/message";
import { type MailMessage, render } from "../../mail/layout";
import { cmsSettings } from "../../settings";
import type { Firm } from "../hiring-settings";
import { type InterviewVersion, interviewCalendar, interviewSubject } from "./interview-calendar";

export type Applicant = { name: string; email: string; jobTitle: string };

type Facts = { application: string; applicant: Applicant; colleague: string; firm: Firm };

export function interviewNotice(
  interview: InterviewVersion,
  { application, applicant, colleague, firm }: Facts,
): MailMessage {
  const { siteUrl, mailToHr } = cmsSettings();
  const what = interview.isCancelled ? "Called off: interview" : "Interview";
  const subject = interviewSubject({ name: applicant.name, job_title: applicant.jobTitle }, what);
  const href = `${siteUrl}/admin?application=${application}`;
  return {
    template: "interview-notice",
    recipient: colleague,
    replyTo: mailToHr,
    subject,
    calendar: interviewCalendar(interview, { subject, attendee: { email: colleague }, firm, url: href }),
    ...render({
      heading: subject,
      paragraphs: [
        interview.isCancelled
          ? "You don’t need to come: the interview does not take place, or not with you. The attached file removes it from your calendar."
          : "You are invited to take part. The attached file puts the interview into your calendar.",
      ],
      linksAddresses: true,
      rows: [
        ["Interview", interviewTimes(interview, firm.zone).firm],
        ["Where", interview.where],
      ],
      actions: [{ label: "Open the application", href }],
    }),
  };
}
