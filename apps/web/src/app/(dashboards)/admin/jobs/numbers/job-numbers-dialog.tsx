"use client";

import { company } from "@repo/brand";
import type { JobNumbers } from "@repo/contract/application/job-numbers";
import { APPLICATION_STATUSES, STATUS_LABELS } from "@repo/contract/application/status";
import type { JobItem } from "@repo/contract/job/form";
import { Button } from "@repo/ui/button";
import { Dialog } from "@repo/ui/dialog";
import { dialogCard } from "@repo/ui/dialog-card";
import { ListFailure, ListNotice } from "@/app/(dashboards)/_shared/lists/list-notice";
import { useUrlState } from "@/app/(dashboards)/_shared/lists/use-url-state";
import { useRead } from "@/app/(dashboards)/_shared/requests/use-read";
import { withTimeoutNote } from "@/lib/failure";
import { shortDate } from "@/lib/format";
import { Chart } from "./chart";

type JobNumbersDialogProps = { job: JobItem | undefined; onClose: () => void };

export function JobNumbersDialog({ job, onClose }: JobNumbersDialogProps) {
  const url = useUrlState();
  const { data, error, mutate } = useRead("GET /api/dashboard/jobs/:id/numbers", job ? { id: job.id } : null);

  function showApplications() {
    onClose();
    url.set({ job: job?.id });
    document.getElementById("applicants-heading")?.scrollIntoView();
  }

  return (
    <Dialog
      open={Boolean(job)}
      onClose={onClose}
      title={job && `${job.title} in numbers`}
      className={`${dialogCard} max-w-2xl p-(--pad) [--pad:--spacing(6)]`}
    >
      {error && (
        <ListFailure onRetry={() => mutate()}>
          {withTimeoutNote("The numbers can’t be shown right now.", error)}
        </ListFailure>
      )}
      {!data && !error && <p className="mt-4 text-slate text-sm">Counting...</p>}
      {data && (
        <>
          <dl className="mt-4 grid grid-cols-[auto_1fr] large-letters:grid-cols-1 gap-x-6 gap-y-2.5 text-sm">
            <dt className="text-slate">Applications</dt>
            <dd className="tabular-nums">{data.total.toLocaleString(company().locale)}</dd>
            <dt className="text-slate">Median time to first answer</dt>
            <dd>{answerOf(data.firstAnswer)}</dd>
          </dl>
          {data.total === 0 ? (
            <ListNotice>No applications for this job yet.</ListNotice>
          ) : (
            <>
              <Chart
                title="By stage"
                heads={["Stage", "Applications"]}
                bars={APPLICATION_STATUSES.map((status) => ({
                  label: STATUS_LABELS[status],
                  count: data.stages[status],
                }))}
              />
              <Chart
                title="By week"
                heads={["Week from", "Applications"]}
                bars={sinceFirst(data.weeks).map(({ from, count }) => ({
                  label: shortDate(`${from}T12:00:00Z`),
                  count,
                }))}
              />
            </>
          )}
          {data.total > 0 && (
            <div className="mt-6">
              <Button look="outline" size="small" onClick={showApplications}>
                Show the applications
              </Button>
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}

/** Leaves out the weeks before the first application. */
function sinceFirst(weeks: JobNumbers["weeks"]): JobNumbers["weeks"] {
  return weeks.slice(
    Math.max(
      0,
      weeks.findIndex(({ count }) => count > 0),
    ),
  );
}

function answerOf({ applications, answered, medianDays }: JobNumbers["firstAnswer"]): string {
  if (medianDays === null) return "Nobody has been answered yet";
  const days = `${medianDays.toLocaleString(company().locale)} ${medianDays === 1 ? "day" : "days"}`;
  const median = medianDays < 1 ? "under a day" : days;
  return `${median} (${answered.toLocaleString(company().locale)} of ${applications.toLocaleString(company().locale)} answered)`;
}
