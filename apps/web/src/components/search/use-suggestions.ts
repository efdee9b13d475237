import type { SearchAnswer } from "@repo/contract/search/search";
import { useEffect, useState } from "react";

const PAUSE_MS = 200;
const MIN_CHARACTERS = 2;

/** What is found for a text that is being typed; undefined while there is nothing to say about it. */
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

  // Those of the last text stay while the next are on their way.
  return q.length >= MIN_CHARACTERS && found ? found.answer : undefined;
}

async function ask(q: string, signal: AbortSignal): Promise<SearchAnswer | undefined> {
  try {
    const response = await fetch(`/api/search?${new URLSearchParams({ q })}`, { signal });
    return response.ok ? await response.json() : undefined;
  } catch {
    // Without suggestions, Enter still searches.
    return undefined;
  }
}
