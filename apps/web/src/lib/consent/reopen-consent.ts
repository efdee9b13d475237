const REOPEN = "consent-reopen";

let opener: HTMLElement | undefined;

/** Opens the notice now, or as soon as its script has loaded. The button gets the focus back afterwards. */
export function reopenConsent(button: HTMLElement): void {
  opener = button;
  document.dispatchEvent(new Event(REOPEN));
}

/** Calls `open` for each click, even for one before this call. Returns a function that stops listening. */
export function onReopenConsent(open: (opener: HTMLElement) => void): () => void {
  const answer = () => {
    if (opener) open(opener);
    opener = undefined;
  };
  answer();
  document.addEventListener(REOPEN, answer);
  return () => document.removeEventListener(REOPEN, answer);
}
