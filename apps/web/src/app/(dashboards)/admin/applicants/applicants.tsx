"use client";

import { requestOf } from "@repo/contract/operations/request";
import { LOCALE } from "@repo/brand";
import type { ApplicationItem } from "@repo/contract/application/applicant";
import { Button } from "@repo/ui/button";
import { type Column, DataTable } from "@repo/ui/data-table";
import { Icon } from "@repo/ui/icon";
import { Pagination } from "@repo/ui/pagination";
import { useFocusKeeper } from "@repo/ui/use-focus-keeper";
import { type Ref, useState } from "react";
import { ListFailure, ListNotice } from "@/app/(dashboards)/_shared/lists/list-notice";
import { DownloadLink } from "@/app/(dashboards)/_shared/requests/download-link";
import { withTimeoutNote } from "@/app/(dashboards)/_shared/requests/failure";
import { EmailText } from "@/components/text/email-text";
import { shortDate } from "@/lib/format";
import { ApplicantFilters } from "./applicant-filters";
import { ApplicantPanel } from "./applicant-panel";
import { ApplicantsToolbar } from "./applicants-toolbar";
import { Badges } from "./badges";
import { Board } from "./board/board";
import { factColumns } from "./fact-columns";
import { JobSourcesTable } from "./job-sources-table";
import { RowsPerPage } from "./rows-per-page";
import { BulkBar } from "./selection/bulk-bar";
import { SelectBox } from "./selection/select-box";
import { useBulk } from "./selection/use-bulk";
import { useSelection } from "./selection/use-selection";
import { StatusSelect } from "./status-select";
import { DENSE, USUAL } from "./table-looks";
import { FILTERS, useApplications } from "./use-applications";
import { useKeptChoice } from "./use-kept-choice";
import { stepsIn, useOpened } from "./use-opened";
import { useStatusChange } from "./use-status-change";
import type { View } from "./view-switch";

const TABLE = "applicants";

export function Applicants({ searchRef }: { searchRef: Ref<HTMLInputElement> }) {
  const applications = useApplications();
  const { url, filters, list, error, busy, reload, readAgain, save, sendAgain, revokeLink } = applications;
  const showPage = (page: number) => url.set({ page }, { replace: true });
  const { opened, open, close, follow, steps } = useOpened(list, readAgain, showPage);
  const view: View = url.get("view") === "board" ? "board" : "table";
  /** On the board, the panel goes on among the cards of a column. */
  const [column, setColumn] = useState<ApplicationItem[]>([]);
  const shown = list?.items ?? [];
  const selection = useSelection(filters, shown);
  const bulk = useBulk(selection, filters, opened?.id);
  const changeStatus = useStatusChange(
    async (application, change) => {
      const saved = await save(application, change);
      bulk.follow(saved);
      return saved;
    },
    follow,
    reload,
  );
  const keeper = useFocusKeeper(TABLE);
  const filtered = FILTERS.some((name) => list?.asked[name]);
  const sort = url.get("sort") || "-createdAt";
  const [chosen, chooseColumns] = useKeptChoice(url, "columns");
  const [hasAllFilters, setHasAllFilters] = useState(false);
  const facts = factColumns(chosen, DENSE.cells);
  const look = facts.length > 0 ? DENSE : USUAL;

  const ticked = shown.filter(({ id }) => selection.chosen.has(id)).length;
  const columns: Column<ApplicationItem>[] = [
    {
      key: "name",
      label: "Name",
      sortable: true,
      control: (
        <SelectBox
          label="Select all on this page"
          checked={ticked > 0 && ticked === shown.length}
          mixed={ticked > 0 && ticked < shown.length}
          onChange={(event) => selection.choose(shown, event.target.checked)}
        />
      ),
      cell: (application) => (
        <div className="flex items-start gap-2">
          <SelectBox
            label={`Select ${application.name}`}
            checked={selection.chosen.has(application.id)}
            onChange={(event) => selection.tick(application, event)}
          />
          <div>
            <button
              type="button"
              className="min-h-6 text-left font-semibold text-blue-700 underline-offset-2 hover:underline"
              onClick={() => open(application)}
            >
              {application.name}
            </button>
            <p className="font-normal text-slate text-xs">
              <span className={look.applied}>Applied</span> {shortDate(application.createdAt)}
            </p>
            <Badges application={application} />
          </div>
        </div>
      ),
      className: `${look.name} ${look.cells}`,
    },
    {
      key: "email",
      label: "Email",
      sortable: true,
      cell: ({ email, mailState }) => (
        <>
          <EmailText address={email} />
          {mailState === "failed" && <p className="text-error text-xs">Email not sent</p>}
        </>
      ),
      className: look.cells,
    },
    {
      key: "phone",
      label: "Phone",
      cell: ({ phone }) => <span className="tabular-nums">{phone}</span>,
      className: `${look.phone} ${look.cells}`,
    },
    {
      key: "job_title",
      label: "Job Title",
      sortable: true,
      className: `${look.job} ${look.cells}`,
      cell: (application) => (
        <div className={`grid items-start justify-items-start gap-x-3 gap-y-1 ${look.jobCell}`}>
          {application.job_title}
          <StatusSelect
            label={`Status of ${application.name}`}
            value={application.status}
            onChange={(status) => changeStatus(application, status)}
          />
        </div>
      ),
    },
    {
      key: "resume",
      label: "Resume",
      className: `${look.resume} ${look.cells}`,
      cell: (application) => (
        <DownloadLink
          href={requestOf("GET /api/resumes/:id", { id: application.id }).path}
          className="inline-flex min-h-6 min-w-6 items-center gap-1.5 whitespace-nowrap text-blue-700 underline-offset-2 hover:underline"
        >
          <Icon name="download" className="size-4" />
          <span className={look.download}>Download</span>
          <span className="sr-only"> the résumé of {application.name}</span>
        </DownloadLink>
      ),
    },
  ];

  return (
    <section ref={keeper} aria-labelledby="applicants-heading" className="card overflow-clip">
      <div className="flex flex-wrap items-center justify-between gap-3 p-4">
        <h2 id="applicants-heading" className="text-lg">
          Job Applicants
        </h2>
        <ApplicantsToolbar
          applications={applications}
          view={view}
          columns={chosen}
          onColumns={chooseColumns}
          hasAll={hasAllFilters}
          onAll={setHasAllFilters}
        />
      </div>
      <ApplicantFilters url={url} list={list} searchRef={searchRef} hasAll={hasAllFilters} />
      {url.get("job") && <JobSourcesTable key={url.get("job")} job={url.get("job")} />}
      {error && (
        <ListFailure onRetry={reload}>
          {withTimeoutNote("The applications can’t be shown right now.", error)}
        </ListFailure>
      )}
      {view === "board" ? (
        <Board
          query={Object.fromEntries([...FILTERS, "sort"].map((name) => [name, url.get(name)]))}
          changeStatus={changeStatus}
          onOpen={(application, cards) => {
            setColumn(cards);
            open(application);
          }}
          onShowTable={(status) => url.set({ view: undefined, status })}
        />
      ) : (
        <div className={facts.length > 0 ? "md:max-xl:overflow-x-auto" : ""}>
          <DataTable
            id={TABLE}
            caption={<Count total={list?.total} filtered={filtered} />}
            columns={[...columns, ...facts]}
            rows={list?.items ?? (error ? [] : undefined)}
            rowId={({ id }) => id}
            sort={sort}
            onSort={(next) => url.set({ sort: next })}
            busy={busy}
            isBrief
            className={facts.length > 0 ? "md:min-w-280" : ""}
          />
        </div>
      )}
      {view === "table" && list?.total === 0 && !error && (
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
      <BulkBar selection={selection} bulk={bulk} total={list?.total ?? 0} />
      {view === "table" && list && (
        <>
          <RowsPerPage rows={applications.rows} total={list.total} onChoose={applications.chooseRows} />
          <Pagination tableId={TABLE} noun="applications" {...list} onPage={(page) => url.set({ page })} />
        </>
      )}
      <ApplicantPanel
        application={opened}
        steps={view === "board" ? stepsIn(column, opened, open) : steps}
        sendAgain={async (application) => follow(await sendAgain(application))}
        revokeLink={async (application) => follow(await revokeLink(application))}
        onStatus={(status) => opened && changeStatus(opened, status)}
        onRead={follow}
        onOpen={open}
        onClose={close}
      />
    </section>
  );
}

function Count({ total, filtered }: { total: number | undefined; filtered: boolean }) {
  if (total === undefined) return <span className="sr-only">Job Applicants</span>;
  return (
    <span role="status" className="text-slate">
      {total.toLocaleString(LOCALE)} {total === 1 ? "application" : "applications"} {filtered ? "found" : ""}
    </span>
  );
}
