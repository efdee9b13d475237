import { Readable } from "node:stream";
import { type ApplicationItem, STATUS_LABELS } from "@repo/rules/applicant";
import { stringify } from "csv-stringify";
import { withoutFormulas } from "./without-formulas";

type Facts = Omit<ApplicationItem, "mailState">;

const COLUMNS: Record<Exclude<keyof Facts, "updatedAt">, string> = {
  name: "Name",
  email: "Email",
  phone: "Phone",
  job_title: "Job Title",
  work_type: "Work type",
  years_experience: "Years of experience",
  current_ctc: "Current CTC (INR LPA)",
  expected_ctc: "Expected CTC (INR LPA)",
  notice_period: "Notice period (days)",
  resume_url: "Resume",
  status: "Status",
  note: "Note",
  createdAt: "Applied at",
  id: "Id",
};

export function applicationsCsv(batches: AsyncIterable<Facts[]>): Readable {
  const csv = stringify({
    header: true,
    columns: COLUMNS,
    bom: true,
    record_delimiter: "windows",
    quoted: true,
    quoted_empty: true,
    cast: { string: withoutFormulas },
  });
  const applications = Readable.from(rows(batches));
  applications.once("error", (error) => csv.destroy(error));
  csv.once("close", () => applications.destroy());
  return applications.pipe(csv);
}

async function* rows(batches: AsyncIterable<Facts[]>) {
  for await (const batch of batches) {
    for (const application of batch) yield { ...application, status: STATUS_LABELS[application.status] };
  }
}
