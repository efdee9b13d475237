"use client";

import { company } from "@repo/brand";
import type { JobItem, ListedJob } from "@repo/contract/job/form";
import { defaultClosingDay, isOpen } from "@repo/contract/job/job";
import { toLines } from "@repo/contract/text/lines";
import { today } from "@repo/time/company";
import { Button } from "@repo/ui/button";
import { ConfirmDialog } from "@repo/ui/confirm-dialog";
import { type Column, DataTable } from "@repo/ui/data-table";
import { Pagination } from "@repo/ui/pagination";
import { SearchBox } from "@repo/ui/search-box";
import { useFocusKeeper } from "@repo/ui/use-focus-keeper";
import { type Ref, useState } from "react";
import { ListFailure, ListNotice } from "@/app/(dashboards)/_shared/lists/list-notice";
import { withTimeoutNote } from "@/lib/failure";
import { DefaultJobs } from "./default-jobs";
import { EditJob } from "./edit-job";
import { JobState } from "./job-state";
import { JobNumbersDialog } from "./numbers/job-numbers-dialog";
import { useJobs } from "./use-jobs";

const TABLE = "jobs";
const SHOWN = 3;

export function ManageJobs({ searchRef }: { searchRef: Ref<HTMLInputElement> }) {
  const { url, list, error, busy, reload, show, remove } = useJobs();
  const [failure, setFailure] = useState<string>();
  const [editing, setEditing] = useState<JobItem>();
  const [again, setAgain] = useState(false);
  const [deleting, setDeleting] = useState<JobItem>();
  const [counted, setCounted] = useState<JobItem>();
  const keeper = useFocusKeeper(TABLE);
  const foundBy = list?.asked.q;

  const columns: Column<ListedJob>[] = [
    {
      key: "title",
      label: "Title",
      sortable: true,
      cell: ({ title }) => title,
      className: "md:w-[18%]",
    },
    {
      key: "details",
      label: "Details",
      sortable: true,
      cell: (job) => (
        <>
          {job.details}
          <JobState job={job} />
        </>
      ),
      className: "md:w-[17%]",
    },
    {
      key: "description",
      label: "Description",
      cell: ({ description }) => <p className="line-clamp-4">{description}</p>,
    },
    { key: "requirements", label: "Requirements", cell: (job) => <Requirements job={job} /> },
    {
      key: "actions",
      label: "Actions",
      className: "md:w-44",
      cell: (job) => (
        <div className="flex flex-wrap gap-2">
          <Button look="outline" size="small" aria-label={`Edit ${job.title}`} onClick={() => edit(job)}>
            Edit
          </Button>
          {!isOpen(job) && (
            <Button look="outline" size="small" aria-label={`Post again: ${job.title}`} onClick={() => postAgain(job)}>
              Post again
            </Button>
          )}
          <Button look="outline" size="small" aria-label={`Delete ${job.title}`} onClick={() => setDeleting(job)}>
            Delete
          </Button>
          <Button look="outline" size="small" aria-label={`Numbers of ${job.title}`} onClick={() => setCounted(job)}>
            Numbers
          </Button>
        </div>
      ),
    },
  ];

  function edit(job: JobItem, isAgain = false) {
    setAgain(isAgain);
    setEditing(job);
  }
  const postAgain = (job: JobItem) =>
    edit({ ...job, availability: "open", closesAt: defaultClosingDay(today()) }, true);

  /** A late response must not close another job. */
  const close = () => setEditing((current) => (current === editing ? undefined : current));

  async function confirmDelete(job: JobItem) {
    setDeleting(undefined);
    setFailure(undefined);
    setFailure(await remove(job));
  }

  return (
    <section ref={keeper} aria-labelledby="jobs-heading" className="card overflow-clip">
      <div className="flex flex-wrap items-center justify-between gap-3 p-4">
        <h2 id="jobs-heading" className="text-lg">
          Manage Jobs
        </h2>
        <SearchBox
          ref={searchRef}
          label="Search jobs"
          placeholder="Search jobs"
          value={url.get("q")}
          onSearch={(text) => url.set({ q: text }, { replace: true })}
          className="w-full sm:w-72"
        />
      </div>
      <p role="alert" className="px-4 pb-3 text-error text-sm empty:hidden">
        {failure}
      </p>
      {error && (
        <ListFailure onRetry={reload}>{withTimeoutNote("The jobs can’t be shown right now.", error)}</ListFailure>
      )}
      <DataTable
        id={TABLE}
        caption={<span className="text-slate">{list ? countOf(list.total) : "Manage Jobs"}</span>}
        columns={columns}
        rows={list?.items ?? (error ? [] : undefined)}
        rowId={({ id }) => id}
        sort={url.get("sort") || "-createdAt"}
        onSort={(sort) => url.set({ sort })}
        busy={busy}
      />
      {list?.total === 0 && !error && (
        <ListNotice action={!foundBy && <DefaultJobs />}>
          {foundBy
            ? `No jobs found for “${foundBy}”.`
            : "No jobs yet. Add the first one, or begin with four that are common."}
        </ListNotice>
      )}
      {list && <Pagination tableId={TABLE} noun="jobs" {...list} onPage={(page) => url.set({ page })} />}
      <EditJob
        key={editing?.id}
        job={editing}
        again={again}
        onFailure={setFailure}
        onSaved={(saved) => {
          close();
          void (saved ? show(saved) : reload());
        }}
        onClose={close}
      />
      <JobNumbersDialog job={counted} onClose={() => setCounted(undefined)} />
      <ConfirmDialog
        open={Boolean(deleting)}
        title="Delete this job?"
        confirmLabel="Delete"
        onConfirm={() => deleting && confirmDelete(deleting)}
        onCancel={() => setDeleting(undefined)}
      >
        {deleting?.title} leaves the careers page at once. Its applications stay.
      </ConfirmDialog>
    </section>
  );
}

function Requirements({ job }: { job: JobItem }) {
  const lines = toLines(job.requirements);
  return (
    <ul className="list-disc pl-4">
      {lines.slice(0, SHOWN).map((line) => (
        <li key={line}>
          <span className="line-clamp-2">{line}</span>
        </li>
      ))}
      {lines.length > SHOWN && <li className="list-none text-slate text-xs">and {lines.length - SHOWN} more</li>}
    </ul>
  );
}

function countOf(total: number): string {
  return `${total.toLocaleString(company().locale)} ${total === 1 ? "job" : "jobs"}`;
}
