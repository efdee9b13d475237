"use client";

import {
  type ApplicantMailBody,
  fillPlaceholders,
  type Interview,
  MAIL_KINDS,
  type MailDesk,
  type MailPreview,
  type MailsQueued,
  mailErrors,
  placeholders,
  SUBJECT_MAX,
  valuesOf,
} from "@repo/rules/applicant-mail";
import { Button } from "@repo/ui/button";
import { useFieldErrors } from "@repo/ui/error-summary";
import { Field } from "@repo/ui/field";
import { FormFailure } from "@repo/ui/form-failure";
import { type FormEvent, useId, useRef, useState } from "react";
import { dashboardFetch } from "@/app/(dashboards)/_shared/requests/dashboard-fetch";
import { failureFields, failureText } from "@/app/(dashboards)/_shared/requests/failure";
import { randomUuid } from "@/lib/random-uuid";
import { APPLICATIONS } from "../use-applications";
import { type MarkUnsaved, useUnsaved } from "../use-unsaved-parts";
import { InterviewFields, type PlanFields, planFrom, planOf } from "./interview-fields";
import { MailPreviewView } from "./mail-preview";

/** The interview that a mail moves or calls off. */
export type AboutInterview = { interview: Interview; step: "move" | "call off" };

/** A mail without those who get it. */
export type SelectionMail = Omit<ApplicantMailBody, "ids" | "key"> & { key: string };

export type MailFormProps = {
  desk: MailDesk;
  /** Of the applications; the preview is of the first. */
  ids: string[];
  /** If there is only one: the text is filled in with their values. */
  applicant?: { name: string; job_title: string };
  about?: AboutInterview;
  onSent: () => void;
  /** Sends it in place of this form, which leaves a selection to whoever shows how far that is. */
  sendAll?: (mail: SelectionMail) => void;
  onCancel: () => void;
  mark: MarkUnsaved;
};

const STARTS = {
  move: {
    subject: "Your interview for {job_title} is at another time",
    text: "Dear {name},\n\nwe have to move your interview, and are sorry for the inconvenience.\n\nWhen: {when}\nWhere: {where}\n\nIf the time doesn’t suit you, please answer this mail.",
  },
  "call off": {
    subject: "Your interview for {job_title} is called off",
    text: "Dear {name},\n\nwe are sorry: the interview that was planned for {when} does not take place. We will write to you again.",
  },
  none: { subject: "", text: "" },
};

/** A mail to one or several applicants: written or taken from a template, looked at, and sent. */
export function MailForm({ desk, ids, applicant, about, onSent, sendAll, onCancel, mark }: MailFormProps) {
  const values = applicant ? valuesOf(applicant, desk.company) : {};
  const filled = ({ subject, text }: { subject: string; text: string }) => ({
    subject: fillPlaceholders(subject, values),
    text: fillPlaceholders(text, values),
  });
  const [start, setStart] = useState(() => filled(STARTS[about?.step ?? "none"]));
  const [mail, setMail] = useState(start);
  const [template, setTemplate] = useState("");
  const [plan, setPlan] = useState<PlanFields>(() => planFrom(about?.interview, desk.zone));
  const [invites, setInvites] = useState(about?.step === "move");
  const [preview, setPreview] = useState<{ shown: MailPreview; mail: SelectionMail }>();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const { errors, show, forget, summary } = useFieldErrors(form);
  useUnsaved(mark, useId(), mail.subject !== start.subject || mail.text !== start.text);

  const isAboutInterview = invites || about !== undefined;
  const allowed = placeholders(isAboutInterview)
    .filter((name) => !(name in values))
    .map((name) => `{${name}}`);

  function choose(id: string) {
    const chosen = desk.templates.find((each) => each.id === id);
    const next = filled(chosen ?? STARTS.none);
    setTemplate(id);
    setStart(next);
    setMail(next);
    setInvites(chosen?.kind === "invitation");
    show({});
  }

  /** Tells what the CMS refuses at its field. */
  async function attempt<Answer>(path: string, body: object, otherwise: string): Promise<Answer | undefined> {
    setFailure(undefined);
    setIsBusy(true);
    try {
      return await dashboardFetch<Answer>(`${APPLICATIONS}/${path}`, { method: "POST", body });
    } catch (error) {
      const fields = failureFields(error);
      if (Object.keys(fields).length === 0) setFailure(failureText(error, otherwise));
      else setPreview(undefined);
      show(fields);
      return undefined;
    } finally {
      setIsBusy(false);
    }
  }

  async function look(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const interview = invites ? planOf(plan, desk.zone, about?.interview.id) : undefined;
    const cancels = about?.step === "call off" ? about.interview.id : undefined;
    // The key is this text's: another try to send it sends nothing twice.
    const written = { ...mail, interview, cancels, key: randomUuid() };
    const first = { ...written, ids: ids.slice(0, 1) };
    const wrong = mailErrors(first);
    setFailure(undefined);
    show(wrong);
    if (Object.keys(wrong).length > 0) return;
    const shown = await attempt<MailPreview>("mails/preview", first, "The email can’t be shown right now.");
    if (shown) setPreview({ shown, mail: written });
  }

  async function send() {
    if (isBusy || !preview) return;
    if (sendAll) return sendAll(preview.mail);
    const answer = await attempt<MailsQueued>("mails", { ...preview.mail, ids }, "The email could not be sent.");
    if (!answer) return;
    if (answer.queued.length === 0) setFailure(answer.refused[0]?.reason);
    else onSent();
  }

  if (preview) {
    return (
      <MailPreviewView
        preview={preview.shown}
        others={ids.length - 1}
        undoMinutes={desk.undoMinutes}
        isSending={isBusy}
        failure={failure}
        onSend={send}
        onBack={() => {
          setFailure(undefined);
          setPreview(undefined);
        }}
      />
    );
  }
  return (
    <form
      ref={form}
      onSubmit={look}
      // Not onInput: it comes before a choice has changed, and would take it back.
      onChange={({ target }) => forget(target.name)}
      noValidate
      className="mt-4 flex flex-col gap-4 text-sm"
    >
      {summary}
      {!about && (
        <Field name="template" label="Template">
          {(control) => (
            <select {...control} value={template} onChange={(event) => choose(event.target.value)}>
              <option value="">None</option>
              {desk.templates.map(({ id, name, kind }) => (
                <option key={id} value={id}>
                  {name === MAIL_KINDS[kind] ? name : `${name} (${MAIL_KINDS[kind]})`}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {!about && (
        <label className="flex min-h-10 items-center gap-3 text-sm">
          <input
            type="checkbox"
            name="invites"
            checked={invites}
            onChange={(event) => setInvites(event.target.checked)}
            className="size-5 accent-blue"
          />
          Invite to an interview
        </label>
      )}
      {invites && <InterviewFields plan={plan} zone={desk.zone} error={errors.interview} onChange={setPlan} />}
      <Field name="subject" label="Subject" error={errors.subject}>
        {(control) => (
          <input
            {...control}
            maxLength={SUBJECT_MAX}
            autoComplete="off"
            value={mail.subject}
            onChange={(event) => setMail({ ...mail, subject: event.target.value })}
          />
        )}
      </Field>
      <Field
        name="text"
        label="Text"
        hint={`An empty line begins a paragraph. These are filled in when it is sent: ${allowed.join(", ")}.`}
        error={errors.text}
      >
        {(control) => (
          <textarea
            {...control}
            rows={12}
            value={mail.text}
            onChange={(event) => setMail({ ...mail, text: event.target.value })}
          />
        )}
      </Field>
      <div className="grid">
        <FormFailure message={failure} className="mb-2.5 text-sm" />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="small" aria-disabled={isBusy}>
            {isBusy ? "Loading..." : "Preview"}
          </Button>
          <Button look="outline" size="small" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </form>
  );
}
