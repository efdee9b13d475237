"use client";

import { company } from "@repo/brand";
import { type AuditItem, actionLabel } from "@repo/contract/application/audit";
import { type Column, DataTable } from "@repo/ui/data-table";
import { Pagination } from "@repo/ui/pagination";
import { SearchBox } from "@repo/ui/search-box";
import { ListFailure, ListNotice } from "@/app/(dashboards)/_shared/lists/list-notice";
import { smallControl, ToolbarField } from "@/app/(dashboards)/_shared/lists/toolbar";
import { useList } from "@/app/(dashboards)/_shared/lists/use-list";
import { useUrlState } from "@/app/(dashboards)/_shared/lists/use-url-state";
import { withTimeoutNote } from "@/lib/failure";
import { shortMoment } from "@/lib/format";

const TABLE = "audit";

const COLUMNS: Column<AuditItem>[] = [
  { key: "at", label: "When", cell: ({ at }) => shortMoment(at), className: "whitespace-nowrap" },
  { key: "actor", label: "Who", cell: ({ actor }) => actor, className: "wrap-anywhere" },
  { key: "action", label: "What", cell: ({ action }) => actionLabel(action) },
  { key: "name", label: "Applicant", cell: ({ name, application }) => name ?? (application ? "Deleted" : "–") },
];

export function Audit() {
  const url = useUrlState();
  const [q, kind] = [url.get("q"), url.get("kind")];
  const { list, error, busy, reload } = useList<AuditItem>("/api/dashboard/audit", { page: url.page, q, kind });
  return (
    <section aria-labelledby="audit-heading" className="card overflow-clip">
      <div className="grid grid-cols-2 items-end gap-3 p-4 lg:grid-cols-[2fr_1fr]">
        <h2 id="audit-heading" className="col-span-full text-lg">
          Who Has Looked
        </h2>
        <SearchBox
          label="Search by account"
          placeholder="Email address"
          value={q}
          onSearch={(text) => url.set({ q: text }, { replace: true })}
          className="max-lg:col-span-2"
        />
        <ToolbarField label="Show">
          <select className={smallControl} value={kind} onChange={(event) => url.set({ kind: event.target.value })}>
            <option value="">All</option>
            <option value="looks">Looks and downloads</option>
            <option value="changes">Changes</option>
          </select>
        </ToolbarField>
      </div>
      {error && (
        <ListFailure onRetry={reload}>{withTimeoutNote("The audit can’t be shown right now.", error)}</ListFailure>
      )}
      <DataTable
        id={TABLE}
        caption={
          <span role="status" className="text-slate">
            {list ? `${list.total.toLocaleString(company().locale)} ${list.total === 1 ? "entry" : "entries"}` : ""}
          </span>
        }
        columns={COLUMNS}
        rows={list?.items ?? (error ? [] : undefined)}
        rowId={({ id }) => String(id)}
        busy={busy}
      />
      {list?.total === 0 && !error && <ListNotice>Nothing is like this.</ListNotice>}
      {list && <Pagination tableId={TABLE} noun="entries" {...list} onPage={(page) => url.set({ page })} />}
    </section>
  );
}
