"use client";

import type { ApplicationItem } from "@repo/contract/application/applicant";
import { Pagination } from "@repo/ui/pagination";
import { useFocusKeeper } from "@repo/ui/use-focus-keeper";
import { type Ref, useEffect, useRef, useState } from "react";
import { ListFailure } from "@/app/(dashboards)/_shared/lists/list-notice";
import { LINKED } from "@/lib/dashboards";
import { withTimeoutNote } from "@/lib/failure";
import { ApplicantFilters } from "./applicant-filters";
import { ApplicantPanel } from "./applicant-panel";
import { ApplicantsTable, TABLE } from "./applicants-table";
import { ApplicantsToolbar } from "./applicants-toolbar";
import { Board } from "./board/board";
import { JobSourcesTable } from "./job-sources-table";
import { RowsPerPage } from "./rows-per-page";
import { BulkBar } from "./selection/bulk-bar";
import { useBulk } from "./selection/use-bulk";
import { useSelection } from "./selection/use-selection";
import { UntoldRejections } from "./untold-rejections";
import { FILTERS, useApplications } from "./use-applications";
import { useKeptChoice } from "./use-kept-choice";
import { stepsIn, useOpened } from "./use-opened";
import { openerId } from "./usual-columns";
import type { View } from "./view-switch";

export function Applicants({ searchRef }: { searchRef: Ref<HTMLInputElement> }) {
  const applications = useApplications();
  const { url, list, error, reload } = applications;
  const { opened, open, close, steps } = useOpened(list, reload, (page) => url.set({ page }, { replace: true }));
  const view: View = url.get("view") === "board" ? "board" : "table";
  /** The cards of the opened application's column on the board. The panel steps through them. */
  const [column, setColumn] = useState<ApplicationItem[]>([]);
  const selection = useSelection(applications.filters, list?.items ?? []);
  const bulk = useBulk(selection);
  const keeper = useFocusKeeper(TABLE);
  const [columns, chooseColumns] = useKeptChoice(url, "columns");
  const [hasAllFilters, setHasAllFilters] = useState(false);
  const id = opened?.id;
  const last = useRef<string>(undefined);

  // The dialog gives the focus back to the first who was opened, not to the last.
  useEffect(() => {
    if (!id && last.current) document.getElementById(openerId(last.current))?.focus();
    last.current = id;
  }, [id]);

  return (
    <section ref={keeper} aria-labelledby="applicants-heading" className="card overflow-clip">
      <div className="flex flex-wrap items-center justify-between gap-3 p-4">
        <h2 id="applicants-heading" className="text-lg">
          Job Applicants
        </h2>
        <ApplicantsToolbar
          applications={applications}
          view={view}
          columns={columns}
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
      <UntoldRejections url={url} bulk={bulk} />
      {view === "board" ? (
        <Board
          query={Object.fromEntries([...FILTERS, "sort"].map((name) => [name, url.get(name)]))}
          onOpen={(application, cards) => {
            setColumn(cards);
            open(application);
          }}
          onShowTable={(status) => url.set({ view: undefined, status })}
        />
      ) : (
        <ApplicantsTable applications={applications} selection={selection} chosen={columns} onOpen={open} />
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
        address={
          opened &&
          ((search) => ({
            shown: url.query({ [LINKED]: opened.id }, search),
            beneath: url.query({ [LINKED]: undefined }, search),
          }))
        }
        steps={view === "board" ? stepsIn(column, opened, open) : steps}
        onOpen={open}
        onClose={close}
      />
    </section>
  );
}
