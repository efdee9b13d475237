"use client";

import { STATUS_LABELS } from "@repo/contract/application/status";
import { Dialog } from "@repo/ui/dialog";
import { dialogCard } from "@repo/ui/dialog-card";
import { showStatus } from "@repo/ui/toaster";
import { ListFailure } from "@/app/(dashboards)/_shared/lists/list-notice";
import { useLeaveGuard } from "@/components/forms/use-leave-guard";
import { withTimeoutNote } from "@/lib/failure";
import { refreshAll } from "../application-store";
import { useUnsavedParts } from "../use-unsaved-parts";
import { MessageForm, type MessageFormProps, type SelectionMail } from "./message-form";
import { minutesText } from "./message-preview";
import { useDoubtfulRecipients } from "./use-doubtful-recipients";
import { useMessageSettings } from "./use-message-settings";

type MessageDialogProps = Pick<MessageFormProps, "ids" | "applicant" | "about" | "kind"> & {
  open: boolean;
  title: string;
  onSent?: () => void;
  /** Sends an email to a selection, in parts. `wait` says when the emails go out. */
  sendAll?: (mail: SelectionMail, wait: string, ids: string[]) => void;
  onClose: () => void;
};

export function MessageDialog({ open, title, onSent, sendAll, onClose, ...mail }: MessageDialogProps) {
  const { unsaved, mark } = useUnsavedParts();
  const { leaveForm, question } = useLeaveGuard(unsaved, onClose);
  const close = () => leaveForm(onClose);

  return (
    <>
      <Dialog
        open={open}
        onClose={close}
        title={title}
        className={`${dialogCard} max-w-2xl roomy:scroll-pb-32 p-(--pad) [--pad:--spacing(6)]`}
      >
        <Loaded {...mail} mark={mark} onCancel={close} onSent={onSent} sendAll={sendAll} />
      </Dialog>
      {question}
    </>
  );
}

type LoadedProps = Omit<MessageFormProps, "settings" | "doubtful" | "onSent" | "sendAll"> &
  Pick<MessageDialogProps, "onSent" | "sendAll">;

function Loaded({ onSent, sendAll, ...mail }: LoadedProps) {
  const { settings, error: settingsError, reload: reloadSettings } = useMessageSettings();
  const { doubtful, error = settingsError, reload } = useDoubtfulRecipients(sendAll ? mail.ids : undefined);

  if (error && !(settings && doubtful)) {
    return (
      <ListFailure onRetry={() => Promise.all([reloadSettings(), reload()])}>
        {withTimeoutNote("The templates can’t be shown right now.", error)}
      </ListFailure>
    );
  }
  if (!settings || !doubtful) return <p className="mt-4 text-slate text-sm">Loading the templates...</p>;
  const wait = settings.undoMinutes ? `will go out in ${minutesText(settings.undoMinutes)}` : "will go out now";
  return (
    <MessageForm
      {...mail}
      settings={settings}
      doubtful={doubtful}
      onSent={(moved) => {
        showStatus(`The email ${wait}.${moved ? ` The stage is ${STATUS_LABELS[moved.status]} now.` : ""}`);
        void refreshAll();
        onSent?.();
      }}
      sendAll={sendAll && ((written, ids) => sendAll(written, wait, ids))}
    />
  );
}
