"use client";

import type { MailState } from "@repo/contract/application/applicant";
import { Button } from "@repo/ui/button";
import { type ReactNode, useRef, useState } from "react";
import { failureText } from "@/lib/failure";

const MAILS: Record<Exclude<MailState, "none">, string> = {
  pending: "on their way",
  sent: "sent",
  failed: "could not be sent",
};

export function Mails({ state, sendAgain }: { state: MailState; sendAgain: () => Promise<void> }) {
  if (state === "none") return null;
  return (
    <PanelAction
      labels={state === "failed" && ["Send again", "Sending..."]}
      act={sendAgain}
      done="The emails are on their way again."
      failed="The emails could not be sent again."
    >
      <span className="text-slate">Emails:</span>{" "}
      <span className={state === "failed" ? "font-semibold text-error" : ""}>{MAILS[state]}</span>
    </PanelAction>
  );
}

export function PrivateLink({ isActive, revoke }: { isActive: boolean; revoke: () => Promise<void> }) {
  return (
    <PanelAction
      labels={isActive && ["Revoke link", "Revoking..."]}
      act={revoke}
      done="The link no longer works. The applicant can ask for a new one."
      failed="The link could not be revoked."
    >
      <span className="text-slate">Private link:</span> {isActive ? "active" : "none"}
    </PanelAction>
  );
}

type PanelActionProps = {
  /** Of the button, before and during its work. Without it, there is nothing to do. */
  labels: [label: string, busyLabel: string] | false;
  act: () => Promise<void>;
  done: string;
  failed: string;
  children: ReactNode;
};

function PanelAction({ labels, act, done, failed, children }: PanelActionProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [told, setTold] = useState<string>();
  const status = useRef<HTMLParagraphElement>(null);

  async function click() {
    if (isBusy) return;
    setIsBusy(true);
    setTold(undefined);
    try {
      await act();
      setTold(done);
      // The focused button is about to disappear.
      status.current?.focus();
    } catch (error) {
      setTold(failureText(error, failed));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 text-sm">
      <p>{children}</p>
      {labels && (
        <Button size="small" look="outline" aria-disabled={isBusy} onClick={click}>
          {labels[isBusy ? 1 : 0]}
        </Button>
      )}
      <p ref={status} role="status" tabIndex={-1} className="outline-none">
        {told}
      </p>
    </div>
  );
}
