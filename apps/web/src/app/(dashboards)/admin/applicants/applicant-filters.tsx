"use client";

import { APPLICATION_STATUSES, type ApplicationItem, STATUS_LABELS } from "@repo/rules/applicant";
import { SUSPECTED } from "@repo/rules/honeypot";
import { SearchBox } from "@repo/ui/search-box";
import type { Ref } from "react";
import { smallControl, ToolbarField } from "@/app/(dashboards)/_shared/lists/toolbar";
import type { ShownList } from "@/app/(dashboards)/_shared/lists/use-list";
import type { useUrlState } from "@/app/(dashboards)/_shared/lists/use-url-state";
import { JobFilter } from "./job-filter";

type ApplicantFiltersProps = {
  url: ReturnType<typeof useUrlState>;
  list: ShownList<ApplicationItem> | undefined;
  searchRef: Ref<HTMLInputElement>;
};

export function ApplicantFilters({ url, list, searchRef }: ApplicantFiltersProps) {
  const sort = url.get("sort");
  const job = url.get("job");
  return (
    <div className="grid grid-cols-2 items-end gap-3 px-4 pb-4 lg:grid-cols-[2fr_1.5fr_1fr_1fr_1fr_1fr]">
      <SearchBox
        ref={searchRef}
        label="Search applicants"
        placeholder="Name, email, phone or job"
        value={url.get("q")}
        onSearch={(q) => url.set({ q }, { replace: true })}
        className="max-lg:col-span-2"
      />
      <JobFilter
        job={job}
        title={list?.asked.job === job ? list.items[0]?.job_title : undefined}
        onChange={(next) => url.set({ job: next })}
        className="max-lg:col-span-2"
      />
      <ToolbarField label="Status">
        <select
          className={smallControl}
          value={url.get("suspected") ? SUSPECTED : url.get("status")}
          onChange={({ target: { value } }) =>
            url.set(value === SUSPECTED ? { status: "", suspected: "yes" } : { status: value, suspected: "" })
          }
        >
          <option value="">All</option>
          {APPLICATION_STATUSES.map((status) => (
            <option key={status} value={status}>
              {STATUS_LABELS[status]}
            </option>
          ))}
          <option value={SUSPECTED}>{SUSPECTED}</option>
        </select>
      </ToolbarField>
      <ToolbarField label="Order">
        <select
          className={smallControl}
          value={["", "-createdAt", "createdAt"].includes(sort) ? sort || "-createdAt" : "column"}
          onChange={(event) => url.set({ sort: event.target.value })}
        >
          <option value="-createdAt">Newest first</option>
          <option value="createdAt">Oldest first</option>
          <option value="column" disabled>
            By column
          </option>
        </select>
      </ToolbarField>
      {(["from", "to"] as const).map((name) => (
        <ToolbarField key={name} label={name === "from" ? "Applied from" : "Applied until"}>
          <input
            type="date"
            className={smallControl}
            value={url.get(name)}
            onChange={(event) => url.set({ [name]: event.target.value }, { replace: true })}
          />
        </ToolbarField>
      ))}
    </div>
  );
}
