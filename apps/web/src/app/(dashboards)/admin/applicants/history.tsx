"use client";

import { type ApplicationDetail, hasUnknownPast, type StatusEvent } from "@repo/contract/application/history";
import type { Message } from "@repo/contract/application/message";
import { APPLICATION_STATUSES, STATUS_LABELS } from "@repo/contract/application/status";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { EmailText } from "@/components/text/email-text";
import { duration, shortDate, shortMoment } from "@/lib/format";
import type { ChangeHistory } from "./application-store";
import { PanelSection, smallAction } from "./panel-section";
import { ReasonForm } from "./reason-form";
import type { MarkUnsaved } from "./use-unsaved-parts";

type HistoryProps = { detail: ApplicationDetail; change: ChangeHistory; mark: MarkUnsaved };

export function History({ detail, change, mark }: HistoryProps) {
  const { createdAt, deletedOn, events, mails, timeInStages } = detail;
  return (
    <PanelSection title="History">
      <p className="mt-2 text-slate text-xs">Time in each stage</p>
      <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {APPLICATION_STATUSES.map((status) => {
          const time = timeInStages[status];
          return (
            time !== undefined && (
              <div key={status} className="flex gap-1.5">
                <dt className="text-slate">{STATUS_LABELS[status]}</dt>
                <dd>{duration(time)}</dd>
              </div>
            )
          );
        })}
      </dl>
      <ol className="mt-4 flex flex-col gap-4 border-line border-l-2 pl-4 text-sm">
        <li>
          <p className="font-medium">Applied</p>
          <When at={createdAt} />
        </li>
        {hasUnknownPast(detail, events) && <li className="text-slate">Earlier changes were not recorded.</li>}
        {[...events, ...mails]
          .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
          .map((entry) =>
            "subject" in entry ? (
              <MailEntry key={entry.id} mail={entry} />
            ) : (
              <Change key={entry.id} event={entry} offered={detail.rejectionReasons} change={change} mark={mark} />
            ),
          )}
      </ol>
      {deletedOn && (
        <p className="mt-4 text-slate text-sm">
          Deleted in the night of {shortDate(deletedOn)} if nothing changes.{" "}
          <a href="/admin/privacy" className="text-blue-700 underline">
            Personal data
          </a>
        </p>
      )}
    </PanelSection>
  );
}

type ChangeProps = Omit<HistoryProps, "detail"> & { event: StatusEvent; offered: string[] };

function Change({ event: { id, at, actor, from, to, reason, isOwn }, offered, change, mark }: ChangeProps) {
  const [isEdited, setIsEdited] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);

  function close() {
    flushSync(() => setIsEdited(false));
    edit.current?.focus();
  }

  return (
    <li>
      <p className="font-medium">
        {STATUS_LABELS[from]} <span aria-hidden>→</span>
        <span className="sr-only">to</span> {STATUS_LABELS[to]}
      </p>
      <When at={at} actor={actor} />
      {reason && !isEdited && <p className="wrap-anywhere mt-1">Reason: {reason}</p>}
      {isEdited ? (
        <ReasonForm
          reason={reason}
          offered={offered}
          dismissLabel="Cancel"
          save={(next) =>
            change("PATCH /api/dashboard/applications/:id/events/:entry", { entry: id, body: { reason: next } })
          }
          onDone={close}
          mark={mark}
        />
      ) : (
        isOwn &&
        to === "rejected" && (
          <button ref={edit} type="button" className={smallAction} onClick={() => setIsEdited(true)}>
            {reason ? "Change the reason" : "Add a reason"}
          </button>
        )
      )}
    </li>
  );
}

const MAIL_STATES: Record<Message["state"], string> = {
  queued: "Waits",
  sending: "Is going out",
  sent: "Sent",
  failed: "Could not be sent",
  undone: "Undone",
  withdrawn: "Not sent: the applicant withdrew",
  rejected: "Not sent: the applicant was rejected",
};

function MailEntry({ mail }: { mail: Message }) {
  const { subject, at, actor, state, stateAt, endedBy, colleagues } = mail;
  const isOver = state !== "queued" && state !== "sending";
  return (
    <li>
      <p className="wrap-anywhere font-medium">Email: {subject}</p>
      <When at={at} actor={actor} />
      {colleagues.length > 0 && <p className="wrap-anywhere text-slate text-xs">Also to {colleagues.join(", ")}</p>}
      <p className={state === "failed" ? "font-semibold text-error" : "text-slate text-xs"}>
        <span>{MAIL_STATES[state]}</span>
        {isOver && <span>{` · ${shortMoment(stateAt)}`}</span>}
        {endedBy && (
          <span>
            {" · "}
            <EmailText address={endedBy} />
          </span>
        )}
      </p>
    </li>
  );
}

function When({ at, actor }: { at: string; actor?: string }) {
  return (
    <p className="text-slate text-xs">
      <time dateTime={at}>{shortMoment(at)}</time>
      {actor && (
        <>
          {" · "}
          <EmailText address={actor} />
        </>
      )}
    </p>
  );
}
