"use client";

import type { MailPreview } from "@repo/contract/application/message";
import { STATUS_LABELS } from "@repo/contract/application/status";
import { Button } from "@repo/ui/button";
import { useEffect, useRef } from "react";
import { FormActions } from "@/app/(dashboards)/_shared/form-actions";

type MessagePreviewProps = {
  preview: MailPreview;
  /** The number of other people who get the same email with their own values. */
  others: number;
  /** The number of selected people who don't get it. */
  left: number;
  undoMinutes: number;
  isSending: boolean;
  failure: string | undefined;
  onSend: () => void;
  onBack: () => void;
};

/** Shows the email as the CMS has laid it out, in a frame that runs no scripts and can't navigate. */
export function MessagePreview(props: MessagePreviewProps) {
  const { preview, others, left, undoMinutes, isSending, failure, onSend, onBack } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="mt-4 flex flex-col gap-4 text-sm">
      <h3 ref={heading} tabIndex={-1} className="text-base outline-none">
        Preview
      </h3>
      <dl className="grid grid-cols-[auto_1fr] large-letters:grid-cols-1 gap-x-6 gap-y-2.5">
        <dt className="text-slate">To</dt>
        <dd className="wrap-anywhere">
          <span>{preview.recipient}</span>
          {others > 0 && <span>{`, and ${others} more, each with their own values`}</span>}
          {left > 0 && <span>{`; ${left} left out`}</span>}
        </dd>
        <dt className="text-slate">Subject</dt>
        <dd className="wrap-anywhere">{preview.subject}</dd>
        {preview.hasCalendar && (
          <>
            <dt className="text-slate">Attached</dt>
            <dd>interview.ics, for the applicant’s calendar</dd>
          </>
        )}
        {preview.colleagues.length > 0 && (
          <>
            <dt className="text-slate">Colleagues</dt>
            <dd className="wrap-anywhere">{preview.colleagues.join(", ")}</dd>
          </>
        )}
        {preview.stage && (
          <>
            <dt className="text-slate">Stage</dt>
            <dd>{STATUS_LABELS[preview.stage]}, from when you send it</dd>
          </>
        )}
        {preview.standing && (
          <>
            <dt className="text-slate">Their page</dt>
            <dd>says “{preview.standing}” once it is out</dd>
          </>
        )}
      </dl>
      <iframe
        title="The email as it will be sent"
        sandbox=""
        srcDoc={preview.html}
        className="h-96 w-full rounded-xl border border-line bg-white"
      />
      <FormActions failure={failure}>
        <Button size="small" aria-disabled={isSending} onClick={onSend}>
          {isSending ? "Sending..." : "Send"}
        </Button>
        <Button look="outline" size="small" onClick={onBack}>
          Change the text
        </Button>
        <p className="col-span-2 text-slate">
          {undoMinutes === 0
            ? "It goes out at once."
            : `It goes out in ${minutesText(undoMinutes)}; until then it can be undone.`}
        </p>
      </FormActions>
    </div>
  );
}

export const minutesText = (minutes: number) => `${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
