"use client";

import type { OpeningFragment } from "@repo/cms-client/generated/graphql";
import { applicationSchema, fieldErrors, WORK_TYPES } from "@repo/rules/application";
import { HONEYPOT } from "@repo/rules/contact";
import { type ErrorBody, errorText } from "@repo/rules/errors";
import {
  APPLICATION_SAVE_FAILED,
  RESUME_ACCEPT,
  RESUME_MISSING,
  RESUME_TYPE_INVALID,
  resumeExtension,
  resumeTooLarge,
} from "@repo/rules/resume";
import { Button } from "@repo/ui/button";
import { Field } from "@repo/ui/field";
import { CircleAlert } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { Link } from "@/components/link";
import { ResumeField } from "./resume-field";
import { sendApplication } from "./send-application";
import { UploadProgress } from "./upload-progress";

type ApplicationFormProps = {
  job: OpeningFragment;
  privacyNotice: string;
  /** When the policy was last updated: it is stored with the application. */
  privacyVersion: string | undefined;
  resumeMaxMb: number;
  onSent: () => void;
};

const TEXT_FIELDS = [
  { name: "name", label: "Full name", autoComplete: "name" },
  { name: "email", label: "Email", type: "email", autoComplete: "email" },
  { name: "phone", label: "Phone number", type: "tel", autoComplete: "tel" },
  { name: "years_experience", label: "Years of experience", inputMode: "decimal" },
  { name: "current_ctc", label: "Current CTC (INR LPA)", inputMode: "decimal" },
  { name: "expected_ctc", label: "Expected CTC (INR LPA)", inputMode: "decimal" },
  { name: "notice_period", label: "Notice period (days)", inputMode: "numeric" },
] as const;

/** Everything is checked here for a quick answer, and again by the CMS. What was typed survives every failure. */
export function ApplicationForm({ job, privacyNotice, privacyVersion, resumeMaxMb, onSent }: ApplicationFormProps) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [progress, setProgress] = useState<number>();
  const [resume, setResume] = useState<File>();
  const form = useRef<HTMLFormElement>(null);
  /** The same for every try of one application, so that a repeated one is stored once. */
  const key = useRef<{ content: string; value: string }>(undefined);
  const sending = progress !== undefined;

  function show(next: Record<string, string>, message?: string) {
    setErrors(next);
    setFailure(message);
    const controls = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    controls.find(({ name }) => next[name])?.focus();
  }

  function choose(file: File) {
    setResume(file);
    setErrors(({ resume: _, ...others }) => ({ ...others, ...resumeError(file, resumeMaxMb) }));
  }

  function edited({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    if (name !== "resume") setErrors(({ [name]: _, ...others }) => others);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const data = new FormData(event.currentTarget);
    data.set("job", job.documentId);
    if (privacyVersion) data.set("privacy_version", privacyVersion);
    if (resume) data.set("resume", resume);
    const parsed = applicationSchema.safeParse(Object.fromEntries(data));
    const wrong = { ...(parsed.success ? {} : fieldErrors(parsed.error)), ...resumeError(resume, resumeMaxMb) };
    show(wrong);
    if (Object.keys(wrong).length > 0) return;

    const content = JSON.stringify([
      ...[...data].filter(([, value]) => typeof value === "string"),
      [resume?.name, resume?.size, resume?.lastModified],
    ]);
    if (key.current?.content !== content) key.current = { content, value: crypto.randomUUID() };

    setProgress(0);
    const answer = await sendApplication(data, key.current.value, setProgress);
    setProgress(undefined);
    if (answer === "sent") onSent();
    else show(...explain(answer));
  }

  return (
    <form
      ref={form}
      onSubmit={submit}
      onInput={edited}
      noValidate
      className="mt-4"
      aria-label={`Application for ${job.title}`}
    >
      <p className="text-slate text-sm">All fields are required.</p>
      <div className="mt-5 grid grid-cols-1 gap-5 sm:grid-cols-2">
        {TEXT_FIELDS.map(({ name, label, ...input }) => (
          <Field key={name} name={name} label={label} error={errors[name]}>
            {(control) => <input {...control} {...input} required />}
          </Field>
        ))}
        <Field name="work_type" label="Preferred work type" error={errors.work_type}>
          {(control) => (
            <select {...control} required defaultValue="" className={`${control.className} select`}>
              <option value="" disabled>
                Choose one
              </option>
              {WORK_TYPES.map((type) => (
                <option key={type}>{type}</option>
              ))}
            </select>
          )}
        </Field>
        <ResumeField accept={RESUME_ACCEPT} maxMb={resumeMaxMb} file={resume} error={errors.resume} onChoose={choose} />
      </div>
      <div aria-hidden="true" className="absolute size-0 overflow-hidden">
        <label>
          Website
          <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div role="alert">
        {failure && (
          <p className="mt-6 flex items-start gap-2 rounded-xl bg-sand p-4 text-error">
            <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
            {failure}
          </p>
        )}
      </div>
      <div className="mt-7 flex flex-col gap-5 border-line border-t pt-6 sm:flex-row sm:items-center">
        <Button type="submit" aria-disabled={sending} className="shrink-0 sm:min-w-48">
          {sending ? "Sending..." : "Submit Application"}
        </Button>
        <p className="text-slate text-sm">
          {privacyNotice}{" "}
          <Link href="/privacy-policy" target="_blank" className="text-blue-700 underline">
            Privacy Policy<span className="sr-only"> (opens in a new tab)</span>
          </Link>
          {privacyVersion && ` (last updated ${privacyVersion})`}
        </p>
      </div>
      <UploadProgress share={progress} />
    </form>
  );
}

function resumeError(file: File | undefined, maxMb: number): { resume?: string } {
  if (!file) return { resume: RESUME_MISSING };
  if (!resumeExtension(file.name, file.type)) return { resume: RESUME_TYPE_INVALID };
  return file.size > maxMb * 1024 ** 2 ? { resume: resumeTooLarge(maxMb) } : {};
}

/** What is wrong with a field stands beside it, and everything else beside the button. */
function explain({ error }: ErrorBody): [fields: Record<string, string>, failure?: string] {
  if (error.fields) return [error.fields];
  if (["RESUME_MISSING", "RESUME_TYPE_INVALID", "RESUME_TOO_LARGE"].includes(error.code)) {
    return [{ resume: errorText(error.code, error.message) }];
  }
  const unexplained = ["CMS_UNAVAILABLE", "INTERNAL_ERROR"].includes(error.code);
  return [{}, unexplained ? APPLICATION_SAVE_FAILED : errorText(error.code, error.message)];
}
