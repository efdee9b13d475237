import { SALARY } from "@repo/brand";
import type { Application } from "@repo/rules/application";
import { SALARY_NAMES } from "@repo/rules/salary-fields";
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
        [SALARY_NAMES.current_ctc, withUnit(facts.current_ctc, salaryUnit)],
        [SALARY_NAMES.expected_ctc, withUnit(facts.expected_ctc, salaryUnit)],
        ["Notice period", withUnit(facts.notice_period, "days")],
      ],
      actions: [{ label: "Open the résumé", href: facts.resumeUrl }],
    }),
  };
}

const salaryUnit = SALARY.unit === "LPA" ? "LPA" : SALARY.label;

/** Applicants write `5`, `3-5` or `12+`, and also `5 years` or `Immediate`. */
const NUMBER = /^\d[\d.,]*\+?(?:\s?[-–]\s?\d[\d.,]*\+?)?$/;

const withUnit = (value: string, unit: string) => (NUMBER.test(value) ? `${value} ${unit}` : value);
