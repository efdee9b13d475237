"use client";

import { company } from "@repo/brand";
import { AHEAD_DAYS, type RetentionForecast } from "@repo/contract/application/retention";
import { STATUS_LABELS } from "@repo/contract/application/status";
import { type Column, DataTable } from "@repo/ui/data-table";
import { ListFailure, ListNotice } from "@/app/(dashboards)/_shared/lists/list-notice";
import { useRead } from "@/app/(dashboards)/_shared/requests/use-read";
import { withTimeoutNote } from "@/lib/failure";
import { shortDate } from "@/lib/format";

type Rule = RetentionForecast["rules"][number];
type Next = RetentionForecast["next"][number];

const RULES: Column<Rule>[] = [
  { key: "outcome", label: "Applications", cell: ({ outcome }) => outcome },
  {
    key: "days",
    label: "Are kept for",
    cell: ({ days, since }) =>
      `${countOf(days, "day")} after ${since === "updatedAt" ? "the last change" : "they came in"}`,
  },
  {
    key: "due",
    label: `Deleted within ${AHEAD_DAYS} days`,
    cell: ({ due, from }) => `${due.toLocaleString(company().locale)}${from ? `, not before ${shortDate(from)}` : ""}`,
  },
];

const NEXT: Column<Next>[] = [
  {
    key: "name",
    label: "Name",
    cell: ({ name }) => (
      <a href={`/admin?${new URLSearchParams({ q: name })}`} className="text-blue-700 underline">
        {name}
      </a>
    ),
  },
  { key: "job", label: "Job Title", cell: ({ job_title }) => job_title },
  { key: "status", label: "Status", cell: ({ status }) => STATUS_LABELS[status] },
  { key: "day", label: "Deleted in the night of", cell: ({ day }) => shortDate(day) },
];

export function Retention() {
  const { data, error, mutate } = useRead("GET /api/dashboard/retention", {});
  return (
    <section aria-labelledby="retention-heading" className="card overflow-clip">
      <div className="p-4">
        <h2 id="retention-heading" className="text-lg">
          Deletion
        </h2>
        <p className="mt-1 max-w-3xl text-slate text-sm">
          With an application go its résumé, mails, notes and history. If the applicant agreed to be kept for later
          openings, deletion waits until that ends. You set the days in the content panel, in{" "}
          <i>Careers: Hiring settings</i>. Backups keep their copy until they are deleted themselves.
        </p>
      </div>
      {error && (
        <ListFailure onRetry={() => mutate()}>
          {withTimeoutNote("The rules can’t be shown right now.", error)}
        </ListFailure>
      )}
      {data?.rules.length === 0 ? (
        <ListNotice>No days are set: applications stay until someone deletes them.</ListNotice>
      ) : (
        <DataTable
          id="retention"
          caption={<span className="text-slate">Rules</span>}
          columns={RULES}
          rows={data?.rules ?? (error ? [] : undefined)}
          rowId={({ outcome }) => outcome}
          skeletonRows={2}
        />
      )}
      {data && data.next.length > 0 && (
        <DataTable
          id="next-deleted"
          caption={<span className="text-slate">Next to be deleted</span>}
          columns={NEXT}
          rows={data.next}
          rowId={({ id }) => id}
        />
      )}
    </section>
  );
}

const countOf = (count: number, unit: string) =>
  `${count.toLocaleString(company().locale)} ${unit}${count === 1 ? "" : "s"}`;
