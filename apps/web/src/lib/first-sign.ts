const SIGNS = ["pointermove", "pointerdown", "scroll", "keydown"];

/** Calls once the visitor moves, touches, scrolls or types. @returns what gives up waiting. */
export function onFirstSign(call: () => unknown): () => void {
  const waiting = new AbortController();
  const seen = () => {
    waiting.abort();
    call();
  };
  for (const sign of SIGNS) addEventListener(sign, seen, { passive: true, signal: waiting.signal });
  return () => waiting.abort();
}
