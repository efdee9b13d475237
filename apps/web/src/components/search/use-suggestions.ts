import type { SearchAnswer } from "@repo/contract/search/search";
import { useEffect, useState } from "react";

const PAUSE_MS = 200;
const MIN_CHARACTERS = 2;

/** Returns suggestions for a text that is being typed, or undefined while there are none to show. */
export function useSuggestions(typed: string | undefined): SearchAnswer | undefined {
  const [found, setFound] = useState<{ q: string; answer: SearchAnswer }>();
  const q = typed?.trim() ?? "";

  useEffect(() => {
    if (q.length < MIN_CHARACTERS) return;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await ask(q, asking.signal);
      if (answer) setFound({ q, answer });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [q]);

  // The last suggestions stay while the next ones are on their way.
  return q.length >= MIN_CHARACTERS && found ? found.answer : undefined;
}

async function ask(q: string, signal: AbortSignal): Promise<SearchAnswer | undefined> {
  try {
    const response = await fetch(`/api/search?${new URLSearchParams({ q })}`, { signal });
    return response.ok ? await response.json() : undefined;
  } catch {
    // Enter still searches if there are no suggestions.
    return undefined;
  }
}
