"use client";

import { type ReactNode, useId, useRef } from "react";
import { Button } from "./button";
import { dialogCard } from "./dialog-card";
import { useBack } from "./use-back";
import { useModal } from "./use-modal";

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  closesOnBack?: boolean;
};

/** Focus starts on Cancel, because the action can't be undone. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  onConfirm,
  onCancel,
  closesOnBack = true,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const dialog = useModal(open, cancel, onCancel);
  useBack(open && closesOnBack, onCancel);
  const id = useId();

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={`${dialogCard} max-w-md p-6`}
    >
      {open && (
        <>
          <h2 id={`${id}-title`} className="text-lg">
            {title}
          </h2>
          <div id={`${id}-text`} className="mt-2 text-slate text-sm">
            {children}
          </div>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button ref={cancel} look="outline" size="small" onClick={onCancel}>
              Cancel
            </Button>
            <Button look="danger" size="small" onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </>
      )}
    </dialog>
  );
}
