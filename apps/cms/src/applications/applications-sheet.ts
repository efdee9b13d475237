import type { ApplicationItem } from "@repo/contract/application/applicant";
import { MESSAGE, PROFILE_LINK } from "@repo/contract/application/application";
import { salaryLabels } from "@repo/contract/application/salary-fields";
import { STATUS_LABELS } from "@repo/contract/application/status";
import { SUSPECTED } from "@repo/contract/form/honeypot";
import type { Sheet } from "../files/sheet";

type Facts = Omit<ApplicationItem, "mailState" | "samePerson"> & { notes: string[] };

const columns = (): Record<Exclude<keyof Facts, "resume_type" | "updatedAt" | "hasLink">, string> => ({
  name: "Name",
  email: "Email",
  phone: "Phone",
  job_title: "Job Title",
  work_type: "Work type",
  years_experience: "Years of experience",
  ...salaryLabels(),
  notice_period: "Notice period (days)",
  resume_url: "Resume",
  status: "Status",
  notes: "Note",
  createdAt: "Applied at",
  id: "Id",
  source: "Source",
  source_medium: "Source medium",
  source_campaign: "Source campaign",
  source_referrer: "Source site",
  suspected: SUSPECTED,
  experienceYears: "Experience (years)",
  expectedSalary: "Expected salary (a year)",
  noticeDays: "Notice (days)",
  consentUntil: "May be kept until",
  profile_link: PROFILE_LINK,
  message: MESSAGE,
});

const NUMBERS = [
  ...["years_experience", "current_ctc", "expected_ctc", "notice_period"],
  ...["experienceYears", "expectedSalary", "noticeDays"],
];

export function applicationsSheet(batches: AsyncIterable<Facts[]>): Sheet {
  const named = Object.entries(columns());
  return {
    columns: named.map(([key, header]) => ({ key, header, isNumber: NUMBERS.includes(key) })),
    rows: rows(batches),
  };
}

async function* rows(batches: AsyncIterable<Facts[]>) {
  for await (const batch of batches) {
    for (const application of batch) {
      yield {
        ...application,
        status: STATUS_LABELS[application.status],
        suspected: application.suspected && "Yes",
        notes: application.notes.join("\n\n"),
      };
    }
  }
}
