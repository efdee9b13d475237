"use client";

import type { JobFragment } from "@repo/cms-client/generated/graphql";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

export const jobPath = ({ slug }: { slug: string }) => `/careers/${slug}`;

/**
 * The job that is open above the list: the one whose address is in the address bar. The list stays the page, so that
 * nothing is loaded; loaded anew, the address is a page of its own.
 */
export function useOpenJob(jobs: JobFragment[]) {
  const path = usePathname();
  const leaving = useRef(false);

  useEffect(() => {
    leaving.current = path === "/careers";
  }, [path]);

  return {
    job: jobs.find((job) => jobPath(job) === path),
    open: (job: JobFragment) => history.pushState(null, "", jobPath(job)),
    /** Going back takes a moment, in which a second click must not go back twice. */
    close: () => {
      if (leaving.current) return;
      leaving.current = true;
      history.back();
    },
  };
}
