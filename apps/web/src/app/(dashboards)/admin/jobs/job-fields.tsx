import { problemsOf } from "@repo/contract/http/read-body";
import { type JobForm, type JobItem, jobSchema } from "@repo/contract/job/form";
import { Field } from "@repo/ui/field";
import type { Ref } from "react";

const FIELDS = [
  { name: "title", label: "Title" },
  { name: "details", label: "Details", hint: "In one line, such as Full time • Remote • 3+ years" },
  { name: "description", label: "Description", rows: 4 },
  { name: "requirements", label: "Requirements", hint: "One per line", rows: 4 },
  { name: "responsibilities", label: "Responsibilities (optional)", hint: "One per line", rows: 3, optional: true },
] as const;

type JobFieldsProps = { job?: JobItem; errors: Record<string, string>; titleRef?: Ref<HTMLInputElement> };

export function JobFields({ job, errors, titleRef }: JobFieldsProps) {
  return FIELDS.map((field) => (
    <Field
      key={field.name}
      name={field.name}
      label={field.label}
      hint={"hint" in field ? field.hint : undefined}
      error={errors[field.name]}
    >
      {(control) =>
        "rows" in field ? (
          <textarea {...control} rows={field.rows} required={!("optional" in field)} defaultValue={job?.[field.name]} />
        ) : (
          <input
            {...control}
            ref={field.name === "title" ? titleRef : undefined}
            required
            defaultValue={job?.[field.name]}
          />
        )
      }
    </Field>
  ));
}

export const jobOf = (data: FormData) => Object.fromEntries(data) as JobForm;

export const jobErrors = (data: FormData) => problemsOf(jobSchema, jobOf(data));
