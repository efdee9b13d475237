"use client";

import { localStore } from "@repo/ui/storage";
import { useState } from "react";
import type { useUrlState } from "@/app/(dashboards)/_shared/lists/use-url-state";

/** Returns a choice from the page's address, or else the last one made in this browser. */
export function useKeptChoice(url: ReturnType<typeof useUrlState>, name: string) {
  const key = `applicant-${name}`;
  const [stored, setStored] = useState(() => localStore.get(key) ?? "");

  function choose(next: string) {
    localStore.set(key, next);
    setStored(next);
    url.set({ [name]: next });
  }

  return [url.get(name) || stored, choose] as const;
}
