"use client";

import { coverState } from "@repo/ui/use-back";
import { useSearchParams } from "next/navigation";

type Changes = Record<string, string | number | undefined>;

/** Keeps a list's state in the query string. A change resets the page. `prefix` separates several lists on a page. */
export function useUrlState(prefix = "") {
  const params = useSearchParams();

  function query(changes: Changes, from: string): string {
    const next = new URLSearchParams(from);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(prefix + name, String(value));
      else next.delete(prefix + name);
    }
    return next.size > 0 ? `?${next}` : "";
  }

  /** A step that is taken from what covers the page replaces the entry of that. */
  function set(changes: Changes, { replace = false } = {}) {
    const covered = coverState();
    const address = query({ page: undefined, ...changes }, location.search) || location.pathname;
    history[replace || covered ? "replaceState" : "pushState"](replace ? covered : null, "", address);
  }

  return {
    get: (name: string) => params.get(prefix + name) ?? "",
    page: Math.max(1, Math.floor(Number(params.get(`${prefix}page`))) || 1),
    query,
    set,
  };
}
