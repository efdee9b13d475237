import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * Shows a `<dialog>` as a modal while it is open; what gets the focus first is the caller's choice. `onDismiss` is told
 * of Escape and its like, and decides.
 */
export function useModal(
  open: boolean,
  first: RefObject<HTMLElement | null>,
  onDismiss: () => void,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const dismiss = useEffectEvent(onDismiss);

  // Before the element goes: a dialog that is closed while it stands gives the focus back to its opener.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const show = () => {
      element.showModal();
      first.current?.focus();
    };
    const cancel = (event: Event) => {
      // A file input that was left without a choice says "cancel", too.
      if (event.target !== element || !event.cancelable) return;
      event.preventDefault();
      dismiss();
    };
    // Without a click or another key in between, the browser closes it unasked.
    const reopen = () => {
      show();
      dismiss();
    };
    element.addEventListener("cancel", cancel);
    element.addEventListener("close", reopen);
    show();
    return () => {
      element.removeEventListener("cancel", cancel);
      element.removeEventListener("close", reopen);
      element.close();
    };
  }, [open, first]);

  return dialog;
}
