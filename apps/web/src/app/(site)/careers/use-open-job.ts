"use client";

import type { OpeningFragment } from "@repo/cms-client/generated/graphql";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { jobPath } from "@/lib/careers";

/**
 * The job that is open above the list: the one whose address is in the address bar. The list stays the page, so that
 * nothing is loaded; loaded anew, the address is a page of its own.
 * @param list the address of the list.
 */
export function useOpenJob(jobs: OpeningFragment[], list: string) {
  const path = usePathname();
  const leaving = useRef(false);

  useEffect(() => {
    leaving.current = path === list;
  }, [path, list]);

  return {
    job: jobs.find((job) => jobPath(job) === path),
    open: (job: OpeningFragment) => history.pushState(null, "", jobPath(job)),
    /** Going back takes a moment, in which a second click must not go back twice. */
    close: () => {
      if (leaving.current) return;
      leaving.current = true;
      history.back();
    },
  };
}
