"use client";

import { useEffect, useState } from "react";
import { failureText } from "@/lib/failure";
import { siteFetch } from "@/lib/site-fetch";

const DEBOUNCE_MS = 250;

type Rendered = { html?: string; deadLinks?: string[]; failure?: string };

/** Renders a text. The last result stays until the next one has arrived. */
export function useRendered(description: string): Rendered {
  const [rendered, setRendered] = useState<Rendered>({});

  useEffect(() => {
    const outdated = new AbortController();
    const render = async () => {
      const body = { description };
      const next = await siteFetch("POST /api/dashboard/posts/preview", {
        body,
        signal: outdated.signal,
      }).catch((error) => ({ failure: failureText(error, "The preview could not be made.") }));
      if (!outdated.signal.aborted) setRendered((last) => ({ ...last, failure: undefined, ...next }));
    };
    const timer = setTimeout(render, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [description]);

  return rendered;
}
