import { useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";

const DEBOUNCE_MS = 250;

export function useRendered(description: string): { html: string; failed: boolean } {
  const { post } = useFetchClient();
  const [rendered, setRendered] = useState({ html: "", failed: false });

  useEffect(() => {
    const outdated = new AbortController();
    const render = async () => {
      try {
        const { data } = await post<{ html: string }>(
          "/post-text/preview",
          { description },
          { signal: outdated.signal },
        );
        if (!outdated.signal.aborted) setRendered({ html: data.html, failed: false });
      } catch {
        if (!outdated.signal.aborted) setRendered(({ html }) => ({ html, failed: true }));
      }
    };
    const timer = setTimeout(render, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [description, post]);

  return rendered;
}
