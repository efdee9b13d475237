"use client";

import { ConfirmDialog } from "@repo/ui/confirm-dialog";

type DiscardDialogProps = { open: boolean; onDiscard: () => void; onKeep: () => void };

/** Asks before what was typed is lost. */
export function DiscardDialog({ open, onDiscard, onKeep }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Discard your changes?"
      confirmLabel="Discard"
      onConfirm={onDiscard}
      onCancel={onKeep}
    >
      What you have typed is not saved yet.
    </ConfirmDialog>
  );
}
