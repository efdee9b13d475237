"use client";

import type { JobItem, ListedJob } from "@repo/contract/job/form";
import { showStatus } from "@repo/ui/toaster";
import { useList } from "@/app/(dashboards)/_shared/lists/use-list";
import { useUrlState } from "@/app/(dashboards)/_shared/lists/use-url-state";
import { failureText } from "@/lib/failure";
import { JOBS } from "./add-job";

export function useJobs() {
  const url = useUrlState("job-");
  const { list, error, busy, reload, show, remove } = useList<ListedJob>(JOBS, {
    page: url.page,
    q: url.get("q"),
    sort: url.get("sort"),
  });

  /** Returns an error message if the job could not be deleted. */
  async function removeJob({ id, title }: JobItem): Promise<string | undefined> {
    try {
      await remove(id);
      showStatus(`${title} is deleted.`);
    } catch (failure) {
      return failureText(failure, "Failed to delete job.");
    }
  }

  return { url, list, error, busy, reload, show, remove: removeJob };
}
