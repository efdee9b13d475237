"use client";

import { useSyncExternalStore } from "react";

/** The breakpoint `lg:` of class names. */
const WIDE = "(min-width: 64rem)";

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the window is wide, or `undefined` on the server. */
export function useWide(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => undefined,
  );
}
