"use client";

import type { ApplicationItem } from "@repo/contract/application/applicant";
import {
  fillPlaceholders,
  type MailKind,
  type MailPreview,
  type MessageBody,
  type MessageSettings,
  type Moved,
  mailErrors,
  placeholders,
  type StaffedInterview,
  SUBJECT_MAX,
  valuesOf,
} from "@repo/contract/application/message";
import { type DoubtfulRecipient, leftOut } from "@repo/contract/application/recipients";
import { Button } from "@repo/ui/button";
import { Field } from "@repo/ui/field";
import { useSentForm } from "@repo/ui/use-sent-form";
import { useId, useState } from "react";
import { FormActions } from "@/app/(dashboards)/_shared/form-actions";
import { refusal } from "@/lib/failure";
import { randomUuid } from "@/lib/random-uuid";
import { siteFetch } from "@/lib/site-fetch";
import { type MarkUnsaved, useUnsaved } from "../use-unsaved-parts";
import { colleaguesOf, InterviewFields, type PlanFields, planFrom, planOf } from "./interview-fields";
import { LeftOutNotes } from "./left-out-notes";
import { MessagePreview } from "./message-preview";
import { STARTS } from "./message-starts";
import { TemplateFields } from "./template-fields";

const SEND = "POST /api/dashboard/applications/mails";
const PREVIEW = "POST /api/dashboard/applications/mails/preview";

export type AboutInterview = { interview: StaffedInterview; step: "move" | "call off" };

export type SelectionMail = Omit<MessageBody, "ids" | "key"> & { key: string };

export type MessageFormProps = {
  settings: MessageSettings;
  /** IDs of the recipients' applications. The preview shows the email to the first. */
  ids: string[];
  /** The only recipient, if there is just one: their values are filled into the text. */
  applicant?: Pick<ApplicationItem, "name" | "job_title" | "status">;
  about?: AboutInterview;
  kind?: MailKind;
  doubtful: DoubtfulRecipient[];
  onSent: (moved: Moved | undefined) => void;
  /** Sends an email to a selection in place of this form. The caller shows the progress. */
  sendAll?: (mail: SelectionMail, ids: string[]) => void;
  onCancel: () => void;
  mark: MarkUnsaved;
};

export function MessageForm(props: MessageFormProps) {
  const { settings, ids, applicant, about, kind, doubtful, onSent, sendAll, onCancel, mark } = props;
  const values = applicant ? valuesOf(applicant, settings.company) : {};
  const filled = ({ subject, text }: { subject: string; text: string }) => ({
    subject: fillPlaceholders(subject, values),
    text: fillPlaceholders(text, values),
  });
  const first = settings.templates.find((each) => each.kind === kind);
  const [start, setStart] = useState(() => filled(first ?? STARTS[about?.step ?? "none"]));
  const [mail, setMail] = useState(start);
  const [template, setTemplate] = useState(first?.id ?? "");
  const [planned] = useState<PlanFields>(() => planFrom(about?.interview, settings.zone));
  const [plan, setPlan] = useState(planned);
  const [invites, setInvites] = useState(about?.step === "move" || kind === "invitation");
  const [included, setIncluded] = useState({ rejected: kind === "rejection", twice: false });
  const [preview, setPreview] = useState<{ shown: MailPreview; mail: SelectionMail }>();
  const { form, errors, show, forget, summary, failure, setFailure, sending, attempt } = useSentForm({
    check() {
      const wrong = mailErrors({ ...written(), ids: recipients.slice(0, 1) });
      setFailure(wrong.ids && "Nobody is left to write to.");
      return wrong;
    },
    async send() {
      const next = written();
      const shown = await siteFetch(PREVIEW, { body: { ...next, ids: recipients.slice(0, 1) } });
      setPreview({ shown, mail: next });
    },
    explain(error) {
      const refused = refusal(error, preview ? "The email could not be sent." : "The email can’t be shown right now.");
      if (refused.message === undefined) setPreview(undefined);
      return refused;
    },
  });
  useUnsaved(mark, useId(), mail.subject !== start.subject || mail.text !== start.text || plan !== planned);
  const out = new Set(
    Object.values(leftOut(doubtful, included)).flatMap((each) => each.map((recipient) => recipient.id)),
  );
  const recipients = ids.filter((id) => !out.has(id));

  const isAboutInterview = invites || about !== undefined;
  const allowed = placeholders(isAboutInterview)
    .filter((name) => !(name in values))
    .map((name) => `{${name}}`);

  function choose(id: string) {
    const chosen = settings.templates.find((each) => each.id === id);
    const next = filled(chosen ?? STARTS.none);
    setTemplate(id);
    setStart(next);
    setMail(next);
    setInvites(chosen?.kind === "invitation");
    setIncluded({ ...included, rejected: chosen?.kind === "rejection" });
    show({});
  }

  function written() {
    const interview = invites ? planOf(plan, settings.zone, about?.interview.id) : undefined;
    const cancels = about?.step === "call off" ? about.interview.id : undefined;
    const colleagues = invites ? colleaguesOf(plan) : undefined;
    const skipsRejected = !(included.rejected || cancels || applicant?.status === "rejected");
    // The key belongs to this text: a second attempt to send it sends nothing twice.
    return { ...mail, interview, colleagues, cancels, skipsRejected, key: randomUuid() };
  }

  const send = () =>
    attempt(async () => {
      if (!preview) return;
      if (sendAll) return sendAll(preview.mail, recipients);
      const { queued, refused, moved } = await siteFetch(SEND, { body: { ...preview.mail, ids } });
      if (queued.length === 0) setFailure(refused[0]?.reason);
      else onSent(moved[0]);
    });

  if (preview) {
    return (
      <MessagePreview
        preview={preview.shown}
        others={recipients.length - 1}
        left={out.size}
        undoMinutes={settings.undoMinutes}
        isSending={sending}
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
      {...form}
      // Not onInput: it fires before a choice has changed, and would undo it.
      onInput={undefined}
      onChange={({ target }) => forget(target.name)}
      className="mt-4 flex flex-col gap-4 text-sm"
    >
      {summary}
      <LeftOutNotes
        doubtful={leftOut(doubtful, { rejected: false, twice: false })}
        included={included}
        onChange={setIncluded}
      />
      {!about && (
        <TemplateFields
          templates={settings.templates}
          template={template}
          onChoose={choose}
          invites={invites}
          onInvite={setInvites}
        />
      )}
      {invites && <InterviewFields plan={plan} zone={settings.zone} errors={errors} onChange={setPlan} />}
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
      <FormActions failure={failure}>
        <Button type="submit" size="small" aria-disabled={sending}>
          {sending ? "Loading..." : "Preview"}
        </Button>
        <Button look="outline" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </FormActions>
    </form>
  );
}
