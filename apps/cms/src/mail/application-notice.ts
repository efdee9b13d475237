import type { Application } from "@repo/rules/application";
import { cmsSettings } from "@repo/settings";
import { type MailMessage, render } from "./layout";

export function applicationNotice(
  facts: Application & { jobTitle: string; firmName: string; resumeUrl: string },
): MailMessage {
  return {
    template: "application-notice",
    recipient: cmsSettings(process.env).mailToHr,
    replyTo: facts.email,
    subject: `Job application: ${facts.jobTitle} – ${facts.name}`,
    ...render({
      firmName: facts.firmName,
      heading: `${facts.name} applied for ${facts.jobTitle}`,
      paragraphs: [],
      rows: [
        ["Form", "Job Application"],
        ["Name", facts.name],
        ["Email", facts.email],
        ["Phone", facts.phone],
        ["Work type", facts.work_type],
        ["Experience", withUnit(facts.years_experience, "years")],
        ["Current CTC", withUnit(facts.current_ctc, "LPA")],
        ["Expected CTC", withUnit(facts.expected_ctc, "LPA")],
        ["Notice period", withUnit(facts.notice_period, "days")],
      ],
      actions: [{ label: "Open the résumé", href: facts.resumeUrl }],
    }),
  };
}

/** Applicants write `5`, `3-5` or `12+`, and also `5 years` or `Immediate`. */
const NUMBER = /^\d[\d.,]*\+?(?:\s?[-–]\s?\d[\d.,]*\+?)?$/;

const withUnit = (value: string, unit: string) => (NUMBER.test(value) ? `${value} ${unit}` : value);
