import { type RefObject, useLayoutEffect, useRef } from "react";

/** Shows a `<dialog>` as a modal while it is open; what gets the focus first is the caller's choice. */
export function useModal(open: boolean, first: RefObject<HTMLElement | null>): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the element goes: a dialog that is closed while it stands gives the focus back to its opener.
  useLayoutEffect(() => {
    if (!open) return;
    const element = dialog.current;
    element?.showModal();
    first.current?.focus();
    return () => element?.close();
  }, [open, first]);

  return dialog;
}
