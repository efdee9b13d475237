import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";

/** `onDismiss` is called on Escape and similar, and decides whether to close. */
export function useModal(
  open: boolean,
  first: RefObject<HTMLElement | null>,
  onDismiss: () => void,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const dismiss = useEffectEvent(onDismiss);

  // A layout effect runs before the element is removed. Only then does closing return the focus to the opener.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const show = () => {
      element.showModal();
      first.current?.focus();
    };
    const cancel = (event: Event) => {
      // A file input that was left without a choice fires "cancel", too.
      if (event.target !== element || !event.cancelable) return;
      event.preventDefault();
      dismiss();
    };
    // Without a click or another key in between, the browser closes the dialog unasked.
    const reopen = () => {
      // "close" comes a frame late. If the dialog is open again, this event belongs to the last time.
      if (element.open) return;
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
