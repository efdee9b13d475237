"use client";

import { useSearchParams } from "next/navigation";

type Changes = Record<string, string | number | undefined>;

/** Keeps a list's state in the query string. A change resets the page. `prefix` separates several lists on a page. */
export function useUrlState(prefix = "") {
  const params = useSearchParams();

  function set(changes: Changes, { replace = false } = {}) {
    const next = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries({ page: undefined, ...changes })) {
      if (value) next.set(prefix + name, String(value));
      else next.delete(prefix + name);
    }
    const query = next.toString();
    history[replace ? "replaceState" : "pushState"](null, "", query ? `?${query}` : location.pathname);
  }

  return {
    get: (name: string) => params.get(prefix + name) ?? "",
    page: Math.max(1, Math.floor(Number(params.get(`${prefix}page`))) || 1),
    set,
  };
}
