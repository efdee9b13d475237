"use client";

import type { MailsQueued } from "@repo/rules/applicant-mail";
import { Dialog } from "@repo/ui/dialog";
import { dialogCard } from "@repo/ui/dialog-card";
import { showAlert, showStatus } from "@repo/ui/toaster";
import { ListFailure } from "@/app/(dashboards)/_shared/lists/list-notice";
import { withTimeoutNote } from "@/app/(dashboards)/_shared/requests/failure";
import { useLeaveGuard } from "@/components/forms/use-leave-guard";
import { useUnsavedParts } from "../use-unsaved-parts";
import { MailForm, type MailFormProps } from "./mail-form";
import { minutesText } from "./mail-preview";
import { useMailDesk } from "./use-mail-desk";

type MailDialogProps = Pick<MailFormProps, "ids" | "applicant" | "about"> & {
  open: boolean;
  title: string;
  /** What each refused application is called in messages. */
  nameOf: (id: string) => string;
  onSent: (answer: MailsQueued) => void;
  onClose: () => void;
};

export function MailDialog({ open, title, nameOf, onSent, onClose, ...mail }: MailDialogProps) {
  const { unsaved, mark } = useUnsavedParts();
  const { leaveForm, question } = useLeaveGuard(unsaved, onClose);
  const close = () => leaveForm(onClose);

  return (
    <>
      <Dialog
        open={open}
        onClose={close}
        title={title}
        className={`${dialogCard} max-w-2xl p-(--pad) [--pad:--spacing(6)]`}
      >
        <Loaded {...mail} mark={mark} onCancel={close} nameOf={nameOf} onSent={onSent} />
      </Dialog>
      {question}
    </>
  );
}

type LoadedProps = Omit<MailFormProps, "desk"> & Pick<MailDialogProps, "nameOf">;

function Loaded({ nameOf, onSent, ...mail }: LoadedProps) {
  const { desk, error, reload } = useMailDesk();

  function tell(answer: MailsQueued) {
    const { queued, refused } = answer;
    const wait = desk?.undoMinutes ? `goes out in ${minutesText(desk.undoMinutes)}` : "goes out now";
    showStatus(queued.length === 1 ? `The mail ${wait}.` : `${queued.length} mails: each ${wait}.`);
    for (const { id, reason } of refused) showAlert(`${nameOf(id)}: ${reason}`);
    onSent(answer);
  }

  if (error && !desk) {
    return (
      <ListFailure onRetry={reload}>{withTimeoutNote("The templates can’t be shown right now.", error)}</ListFailure>
    );
  }
  if (!desk) return <p className="mt-4 text-slate text-sm">Loading the templates...</p>;
  return <MailForm {...mail} desk={desk} onSent={tell} />;
}
