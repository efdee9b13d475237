import { company } from "@repo/brand";
import { type Application, MESSAGE, PROFILE_LINK } from "@repo/contract/application/application";
import { salaryNames } from "@repo/contract/application/salary-fields";
import { type MailMessage, render } from "../mail/layout";
import { cmsSettings } from "../settings";

export function applicationNotice(
  facts: Application & { jobTitle: string; resumeUrl: string; dashboardUrl: string },
): MailMessage {
  return {
    template: "application-notice",
    recipient: cmsSettings().mailToHr,
    replyTo: facts.email,
    subject: `Job application: ${facts.jobTitle} – ${facts.name}`,
    ...render({
      heading: `${facts.name} applied for ${facts.jobTitle}`,
      paragraphs: [],
      rows: [
        ["Form", "Job Application"],
        ["Name", facts.name],
        ["Email", facts.email],
        ["Phone", facts.phone],
        ["Work type", facts.work_type],
        ["Experience", withUnit(facts.years_experience, "years")],
        [salaryNames().current_ctc, withSalaryUnit(facts.current_ctc)],
        [salaryNames().expected_ctc, withSalaryUnit(facts.expected_ctc)],
        ["Notice period", withUnit(facts.notice_period, "days")],
        ...optionalRow(PROFILE_LINK, facts.profile_link),
        ...optionalRow(MESSAGE, facts.message),
      ],
      actions: [
        { label: "Open the résumé", href: facts.resumeUrl },
        { label: "Open the application", href: facts.dashboardUrl },
      ],
    }),
  };
}

const optionalRow = (label: string, value: string | undefined): [string, string][] => (value ? [[label, value]] : []);

/** Matches `5`, `3-5` or `12+`, but not `5 years` or `Immediate`, which applicants write too. */
const NUMBER = /^\d[\d.,]*\+?(?:\s?[-–]\s?\d[\d.,]*\+?)?$/;

const withUnit = (value: string, unit: string) => (NUMBER.test(value) ? `${value} ${unit}` : value);

/** Adds lakhs unless the number is too large: some write “12,50,000” where lakhs are asked for. */
function withSalaryUnit(value: string): string {
  const { unit, label } = company().salary;
  if (unit !== "LPA") return withUnit(value, label);
  return Number.parseFloat(value.replaceAll(",", "")) < 1_000 ? withUnit(value, "LPA") : value;
}
