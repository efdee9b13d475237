const EVENTS = ["pointermove", "pointerdown", "scroll", "keydown"];

/** Calls `call` once the visitor moves, touches, scrolls or types. Returns a function that stops waiting. */
export function onFirstInteraction(call: () => unknown): () => void {
  const waiting = new AbortController();
  const listener = () => {
    waiting.abort();
    call();
  };
  for (const event of EVENTS) addEventListener(event, listener, { passive: true, signal: waiting.signal });
  return () => waiting.abort();
}
