"use client";

import type { ApplicationDetail } from "@repo/contract/application/history";
import { STANDING } from "@repo/contract/application/own-application";
import { Button } from "@repo/ui/button";
import { useState } from "react";
import { shortMoment } from "@/lib/format";
import { MessageDialog } from "./message-dialog";

type StageNoticeProps = { detail: ApplicationDetail; reload: () => Promise<unknown> };

/** Shows which stage the applicant still sees after a change, and offers the email for a rejection. */
export function StageNotice({ detail, reload }: StageNoticeProps) {
  const [isWriting, setIsWriting] = useState(false);
  const { id, name, status, shown, events, mails } = detail;
  if (!shown.until) return null;
  const changedAt = events.at(-1)?.at ?? "";
  const isWritten = mails.some(({ at, state }) => at >= changedAt && (state === "queued" || state === "sending"));
  const close = () => setIsWriting(false);
  return (
    <div className="mt-3 flex flex-col items-start gap-2 rounded-lg bg-mist p-3 text-sm">
      <p>
        The applicant still sees “{STANDING[shown.status]}”, until an email goes out or until {shortMoment(shown.until)}
        .
      </p>
      {status === "rejected" && !isWritten && (
        <Button size="small" data-write onClick={() => setIsWriting(true)}>
          Write the rejection email
        </Button>
      )}
      <MessageDialog
        open={isWriting}
        title={`Email ${name}`}
        ids={[id]}
        applicant={detail}
        kind="rejection"
        onSent={() => {
          close();
          void reload();
        }}
        onClose={close}
      />
    </div>
  );
}
