"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import type { OpeningFragment } from "@/cms/generated/graphql";

/** Returns the job whose path, `above` and its slug, is in the address bar. It opens over the list at `list`. */
export function useOpenJob(jobs: OpeningFragment[], list: string, above: string) {
  const path = usePathname();
  const leaving = useRef(false);

  useEffect(() => {
    leaving.current = path === list;
  }, [path, list]);

  return {
    job: jobs.find(({ slug }) => above + slug === path),
    open: ({ slug }: OpeningFragment) => history.pushState(null, "", above + slug),
    /** `history.back` is asynchronous, so a second click must not go back again. */
    close: () => {
      if (leaving.current) return;
      leaving.current = true;
      history.back();
    },
  };
}
