"use client";

import type { ApplicationDetail } from "@repo/contract/application/history";
import type { Message } from "@repo/contract/application/message";
import { Button } from "@repo/ui/button";
import { showAlert, showStatus } from "@repo/ui/toaster";
import { useEffect, useRef, useState } from "react";
import { failureText } from "@/lib/failure";
import { type ChangeHistory, refreshAll } from "../application-store";
import { PanelSection, smallAction } from "../panel-section";
import { InterviewEntry } from "./interview-entry";
import { MessageDialog } from "./message-dialog";
import type { AboutInterview } from "./message-form";

type SentMessagesProps = { detail: ApplicationDetail; change: ChangeHistory; reload: () => Promise<unknown> };

export function SentMessages({ detail, change, reload }: SentMessagesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [writing, setWriting] = useState<{ about?: AboutInterview }>();
  const hasWithdrawn = detail.status === "withdrawn";
  const waiting = detail.mails.filter(({ state }) => state === "queued" || state === "sending");

  async function undo({ id, subject }: Message) {
    try {
      await change("DELETE /api/dashboard/applications/:id/mails/:entry", { entry: id });
      showStatus(`“${subject}” does not go out.`);
      void refreshAll();
      // The focused button is gone.
      heading.current?.focus();
    } catch (error) {
      showAlert(failureText(error, "The email could not be undone."));
      await reload();
    }
  }

  return (
    <PanelSection title="Emails and interviews" headingRef={heading}>
      {detail.interviews.length > 0 && (
        <ul className="mt-3 flex flex-col gap-4">
          {detail.interviews.map((interview) => (
            <InterviewEntry
              key={interview.id}
              interview={interview}
              mayChange={!hasWithdrawn}
              onChange={(step) => setWriting({ about: { interview, step } })}
            />
          ))}
        </ul>
      )}
      {waiting.length > 0 && (
        <ul aria-label="Emails that wait" className="mt-3 flex flex-col gap-4">
          {waiting.map((mail) => (
            <li key={mail.id} className="flex flex-wrap items-center gap-3 rounded-lg bg-mist p-3 text-sm">
              <p className="wrap-anywhere mr-auto">
                <span className="font-medium">{mail.subject}</span>{" "}
                <span className="block text-slate text-xs">
                  <SendingTime mail={mail} isRejected={detail.status === "rejected"} />
                </span>
              </p>
              {mail.state === "queued" && (
                <button type="button" className={smallAction} onClick={() => undo(mail)}>
                  Undo<span className="sr-only"> “{mail.subject}”</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {hasWithdrawn ? (
        <p className="mt-3 text-slate text-sm">The applicant has withdrawn, and gets no more emails.</p>
      ) : (
        <Button look="outline" size="small" className="mt-4" data-write onClick={() => setWriting({})}>
          Write an email
        </Button>
      )}
      <MessageDialog
        open={writing !== undefined}
        title={`Email ${detail.name}`}
        ids={[detail.id]}
        applicant={detail}
        about={writing?.about}
        onSent={() => {
          setWriting(undefined);
          void reload();
        }}
        onClose={() => setWriting(undefined)}
      />
    </PanelSection>
  );
}

function SendingTime({ mail, isRejected }: { mail: Message; isRejected: boolean }) {
  if (mail.state === "sending") return "Is going out now";
  if (isRejected && mail.skipsRejected) return "Does not go out while the applicant is rejected";
  return <Countdown until={mail.stateAt} />;
}

/** Counts down for the eye only: a screen reader that reads it every second would say nothing else. */
function Countdown({ until }: { until: string }) {
  const [now, setNow] = useState(Date.now);
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  if (isOver) return "Goes out within seconds, or as soon as the mail server takes it";
  return (
    <span role="timer" className="tabular-nums">
      Goes out in {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
    </span>
  );
}
