"use client";

import type { JobItem } from "@repo/rules/job-form";
import { showStatus } from "@repo/ui/toaster";
import { useList } from "@/app/(dashboards)/_shared/lists/use-list";
import { useUrlState } from "@/app/(dashboards)/_shared/lists/use-url-state";
import { dashboardFetch } from "@/app/(dashboards)/_shared/requests/dashboard-fetch";
import { failureText } from "@/app/(dashboards)/_shared/requests/failure";
import { JOBS } from "./add-job";

export function useJobs() {
  const url = useUrlState("job-");
  const { list, error, busy, reload, change } = useList<JobItem>(JOBS, {
    page: url.page,
    q: url.get("q"),
    sort: url.get("sort"),
  });

  function show(saved: JobItem) {
    return change(
      (current) => current && { ...current, items: current.items.map((job) => (job.id === saved.id ? saved : job)) },
    );
  }

  /** Optimistic, with rollback. Returns an error message on failure. */
  async function remove({ id, title }: JobItem): Promise<string | undefined> {
    const without = list && { ...list, items: list.items.filter((job) => job.id !== id), total: list.total - 1 };
    try {
      await change(
        async () => {
          await dashboardFetch(`${JOBS}/${id}`, { method: "DELETE" });
          return without;
        },
        { optimisticData: without },
      );
      showStatus(`${title} is deleted.`);
    } catch (failure) {
      return failureText(failure, "Failed to delete job.");
    }
  }

  return { url, list, error, busy, reload, show, remove };
}
