const REOPEN = "consent-reopen";

let opener: HTMLElement | undefined;

/** Opens the notice: at once, or when its script has loaded. The button gets the focus back. */
export function reopenConsent(button: HTMLElement): void {
  opener = button;
  document.dispatchEvent(new Event(REOPEN));
}

/** Calls `open` for each click, also one from before. @returns a function that stops listening. */
export function onReopenConsent(open: (opener: HTMLElement) => void): () => void {
  const answer = () => {
    if (opener) open(opener);
    opener = undefined;
  };
  answer();
  document.addEventListener(REOPEN, answer);
  return () => document.removeEventListener(REOPEN, answer);
}
