"use client";

import { company } from "@repo/brand";
import type { ApplicationItem } from "@repo/contract/application/applicant";
import { Button } from "@repo/ui/button";
import { DataTable } from "@repo/ui/data-table";
import { ListNotice } from "@/app/(dashboards)/_shared/lists/list-notice";
import { factColumns } from "./fact-columns";
import type { Selection } from "./selection/use-selection";
import { DENSE, USUAL } from "./table-looks";
import { FILTERS, type useApplications } from "./use-applications";
import { usualColumns } from "./usual-columns";

export const TABLE = "applicants";

type ApplicantsTableProps = {
  applications: ReturnType<typeof useApplications>;
  selection: Selection;
  /** Keys of the columns that were chosen in addition to the usual ones, separated by commas. */
  chosen: string;
  onOpen: (application: ApplicationItem) => void;
};

export function ApplicantsTable({ applications, selection, chosen, onOpen }: ApplicantsTableProps) {
  const { url, list, error, busy } = applications;
  const shown = list?.items ?? [];
  const filtered = FILTERS.some((name) => list?.asked[name]);
  const facts = factColumns(chosen, DENSE.cells);
  const look = facts.length > 0 ? DENSE : USUAL;

  return (
    <>
      <div className={facts.length > 0 ? "md:max-xl:overflow-x-auto" : ""}>
        <DataTable
          id={TABLE}
          caption={<Count total={list?.total} filtered={filtered} />}
          columns={[...usualColumns(shown, selection, look, onOpen), ...facts]}
          rows={list?.items ?? (error ? [] : undefined)}
          rowId={({ id }) => id}
          sort={url.get("sort") || "-createdAt"}
          onSort={(sort) => url.set({ sort })}
          busy={busy}
          isBrief
          className={facts.length > 0 ? "md:min-w-280" : ""}
        />
      </div>
      {list?.total === 0 && !error && (
        <ListNotice
          action={
            filtered && (
              <Button
                look="outline"
                size="small"
                onClick={() => url.set(Object.fromEntries(FILTERS.map((name) => [name, undefined])))}
              >
                Clear filters
              </Button>
            )
          }
        >
          {filtered ? "No application is like this." : "No applications yet. They appear here as they come in."}
        </ListNotice>
      )}
    </>
  );
}

function Count({ total, filtered }: { total: number | undefined; filtered: boolean }) {
  if (total === undefined) return <span className="sr-only">Job Applicants</span>;
  return (
    <span role="status" className="text-slate">
      {total.toLocaleString(company().locale)} {total === 1 ? "application" : "applications"} {filtered ? "found" : ""}
    </span>
  );
}
