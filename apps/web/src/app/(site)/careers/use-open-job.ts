"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import type { OpeningFragment } from "@/cms/generated/graphql";
import { jobPath } from "@/lib/paths";

/** Returns the job whose path is in the address bar. It opens over the list at `list`, without navigation. */
export function useOpenJob(jobs: OpeningFragment[], list: string) {
  const path = usePathname();
  const leaving = useRef(false);

  useEffect(() => {
    leaving.current = path === list;
  }, [path, list]);

  return {
    job: jobs.find((job) => jobPath(job) === path),
    open: (job: OpeningFragment) => history.pushState(null, "", jobPath(job)),
    /** `history.back` is asynchronous, so a second click must not go back again. */
    close: () => {
      if (leaving.current) return;
      leaving.current = true;
      history.back();
    },
  };
}
