"use client";

import type { ApplicationItem, MailState } from "@repo/contract/application/applicant";
import { Button } from "@repo/ui/button";
import { useRef, useState } from "react";
import { failureText } from "@/app/(dashboards)/_shared/requests/failure";

const LABELS: Record<Exclude<MailState, "none">, string> = {
  pending: "on their way",
  sent: "sent",
  failed: "could not be sent",
};

type MailDeliveryProps = {
  application: ApplicationItem;
  sendAgain: () => Promise<void>;
};

export function Mails({ application: { mailState }, sendAgain }: MailDeliveryProps) {
  const [isSending, setIsSending] = useState(false);
  const [told, setTold] = useState<string>();
  const status = useRef<HTMLParagraphElement>(null);

  async function send() {
    if (isSending) return;
    setIsSending(true);
    setTold(undefined);
    try {
      await sendAgain();
      setTold("The emails are on their way again.");
      // The focused button is about to disappear.
      status.current?.focus();
    } catch (error) {
      setTold(failureText(error, "The emails could not be sent again."));
    } finally {
      setIsSending(false);
    }
  }

  if (mailState === "none") return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 text-sm">
      <p>
        <span className="text-slate">Emails:</span>{" "}
        <span className={mailState === "failed" ? "font-semibold text-error" : ""}>{LABELS[mailState]}</span>
      </p>
      {mailState === "failed" && (
        <Button size="small" look="outline" aria-disabled={isSending} onClick={send}>
          {isSending ? "Sending..." : "Send again"}
        </Button>
      )}
      <p ref={status} role="status" tabIndex={-1} className="outline-none">
        {told}
      </p>
    </div>
  );
}
