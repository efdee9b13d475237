"use client";

import { MESSAGE, PROFILE_LINK, WORK_TYPES } from "@repo/contract/application/application";
import { CONSENT_MONTHS } from "@repo/contract/application/own-application";
import { RESUME_ACCEPT } from "@repo/contract/application/resume";
import { HONEYPOT } from "@repo/contract/form/honeypot";
import { Button } from "@repo/ui/button";
import { Field } from "@repo/ui/field";
import { FormFailure } from "@repo/ui/form-failure";
import { useSentForm } from "@repo/ui/use-sent-form";
import { type FormEvent, useRef, useState } from "react";
import type { OpeningFragment } from "@/cms/generated/graphql";
import { AgreementField } from "@/components/forms/agreement-field";
import { FileField } from "@/components/forms/file-field";
import { HoneypotField } from "@/components/forms/honeypot-field";
import { OtherTabNote } from "@/components/forms/other-tab-note";
import { sendMultipart } from "@/components/forms/send-multipart";
import { UploadProgress } from "@/components/forms/upload-progress";
import { useIdempotencyKey } from "@/components/forms/use-idempotency-key";
import { useLeaveGuard } from "@/components/forms/use-leave-guard";
import { useOtherTab } from "@/components/forms/use-other-tab";
import { Link } from "@/components/link";
import {
  type ApplicationDraft,
  DRAFT_DAYS,
  dropApplicationDraft,
  keepApplicationDraft,
  keepsDrafts,
  keyOf,
  readApplicationDraft,
} from "./application-draft";
import { fillIn, hasText, TEXT_FIELDS, textLabels, textsOf, WORK_TYPE } from "./application-texts";
import { checkApplication, explain, fileError } from "./check-application";
import { PastedResume } from "./pasted-resume";
import { visitSource } from "./visit-source";

type ApplicationFormProps = {
  job: OpeningFragment;
  privacyNotice: string;
  /** The time of the policy's last update, which is stored with the application. */
  privacyVersion: string | undefined;
  resumeMaxMb: number;
  /** `isConfirmed` is false for possible spam, which gets no confirmation email. */
  onSent: (isConfirmed: boolean) => void;
  onDiscard: () => void;
};

/** Checks the application before the CMS does. The input survives every failure, and its text is kept on the device. */
export function ApplicationForm({
  job,
  privacyNotice,
  privacyVersion,
  resumeMaxMb,
  onSent,
  onDiscard,
}: ApplicationFormProps) {
  const [restored] = useState(() => readApplicationDraft(job.documentId));
  const [isKept] = useState(keepsDrafts);
  const [typed, setTyped] = useState(restored !== undefined);
  const [progress, setProgress] = useState<number>();
  const [resume, setResume] = useState<File>();
  const cancelling = useRef(new AbortController());
  const { keyFor } = useIdempotencyKey();
  const labels = textLabels();
  const { form, errors, show, forget, summary, failure, sending } = useSentForm({
    check(data) {
      data.set("job", job.documentId);
      if (privacyVersion) data.set("privacy_version", privacyVersion);
      if (resume) data.set("resume", resume);
      for (const [name, value] of Object.entries(visitSource())) data.set(name, String(value));
      return checkApplication(data, resume, resumeMaxMb);
    },
    async send(data) {
      cancelling.current = new AbortController();
      setProgress(0);
      await sendMultipart("/api/applications", data, {
        idempotencyKey: keyFor(data),
        failed: "APPLICATION_SAVE_FAILED",
        onProgress: setProgress,
        signal: cancelling.current.signal,
      }).finally(() => setProgress(undefined));
      dropApplicationDraft(job.documentId);
      onSent(!data.get(HONEYPOT));
    },
    explain,
  });
  const otherTab = useOtherTab<ApplicationDraft>({
    key: keyOf(job.documentId),
    start: restored ?? textsOf(null),
    read: () => readApplicationDraft(job.documentId),
    mine: () => textsOf(form.ref.current),
    take(news) {
      fillIn(form.ref.current, news);
      for (const name of Object.keys(news)) forget(name);
      setTyped(true);
    },
  });
  const { leaveForm, question } = useLeaveGuard(
    typed || resume !== undefined,
    () => {
      dropApplicationDraft(job.documentId);
      onDiscard();
    },
    typed,
  );

  function choose(file: File) {
    setResume(file);
    const wrong = fileError(file, resumeMaxMb);
    if (wrong) show({ ...errors, resume: wrong });
    else forget("resume");
  }

  function edited({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    if (name === "resume") return;
    forget(name);
    if (name === "resume_text" && !resume) forget("resume");
    const texts = textsOf(currentTarget);
    otherTab.compare(texts);
    setTyped(hasText(texts));
    // Another tab may have changed the other fields.
    const kept = { ...texts, ...readApplicationDraft(job.documentId), [name]: texts[name] ?? "" };
    if (hasText(kept)) keepApplicationDraft(job.documentId, kept);
    else dropApplicationDraft(job.documentId);
  }

  return (
    <>
      <form {...form} onInput={edited} className="mt-4" aria-label={`Application for ${job.title}`}>
        {summary && <div className="mb-6">{summary}</div>}
        {restored && (
          <div
            role="status"
            className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-mist p-4 text-sm"
          >
            <p className="min-w-0 grow basis-60">
              <span>What you typed here before is filled in.</span>
              {!restored.resume_text && <span> Please attach your résumé again.</span>}
            </p>
            <Button look="outline" size="small" onClick={() => leaveForm(() => {})}>
              Start over
            </Button>
          </div>
        )}
        <OtherTabNote labels={otherTab.different.map((name) => labels[name as keyof typeof labels] ?? name)} />
        <p className="text-slate text-sm">
          <span>All fields are required, except those marked as optional.</span>
          {isKept && (
            <span>{` What you type is kept on this device until you send it, for at most ${DRAFT_DAYS} days. A file is not.`}</span>
          )}
        </p>
        <div className="mt-5 grid grid-cols-1 gap-5 sm:grid-cols-2">
          {TEXT_FIELDS.map(({ name, ...input }) => (
            <Field key={name} name={name} label={labels[name]} error={errors[name]}>
              {(control) => <input {...control} {...input} required defaultValue={restored?.[name]} />}
            </Field>
          ))}
          <Field name="work_type" label={WORK_TYPE} error={errors.work_type}>
            {(control) => (
              <select
                {...control}
                required
                defaultValue={restored?.work_type ?? ""}
                className={`${control.className} select`}
              >
                <option value="" disabled>
                  Choose one
                </option>
                {WORK_TYPES.map((type) => (
                  <option key={type} value={type}>
                    {type}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <FileField
            name="resume"
            label="Résumé"
            hint={`PDF, DOC or DOCX, up to ${resumeMaxMb} MB.`}
            required
            accept={RESUME_ACCEPT}
            file={resume}
            error={errors.resume}
            onChoose={choose}
          />
          <PastedResume text={restored?.resume_text} error={errors.resume_text} />
          <Field
            name="profile_link"
            label={`${PROFILE_LINK} (optional)`}
            error={errors.profile_link}
            className="sm:col-span-2"
          >
            {(control) => <input {...control} type="url" autoComplete="url" defaultValue={restored?.profile_link} />}
          </Field>
          <Field
            name="message"
            label={`${MESSAGE} (optional)`}
            hint="What draws you to this role, in a sentence or two."
            error={errors.message}
            className="sm:col-span-2"
          >
            {(control) => <textarea {...control} rows={3} defaultValue={restored?.message} />}
          </Field>
          <AgreementField
            name="keep"
            value="yes"
            required={false}
            hint={`Optional, for ${CONSENT_MONTHS} months. You can end this at any time with the link in your confirmation email.`}
            error={errors.keep}
          >
            Keep my application for later openings
          </AgreementField>
        </div>
        <HoneypotField />
        <FormFailure message={failure} className="mt-6" />
        <div className="mt-7 flex flex-col gap-5 border-line border-t pt-6 sm:flex-row sm:items-center">
          <Button type="submit" aria-disabled={sending} className="shrink-0 sm:min-w-48">
            {sending ? "Sending..." : "Submit Application"}
          </Button>
          <p className="text-slate text-sm">
            {privacyNotice}{" "}
            <Link href="/privacy-policy" target="_blank" className="text-blue-700 underline">
              Privacy Policy<span className="sr-only"> (opens in a new tab)</span>
            </Link>
            {privacyVersion && <span>{` (last updated ${privacyVersion})`}</span>}
          </p>
        </div>
        {isKept && typed && !sending && (
          <Button look="outline" size="small" className="mt-5" onClick={() => leaveForm(() => {})}>
            Clear what I typed
          </Button>
        )}
        <UploadProgress share={progress} what="your application" onCancel={() => cancelling.current.abort()} />
      </form>
      {question}
    </>
  );
}
