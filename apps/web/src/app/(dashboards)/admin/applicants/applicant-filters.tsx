"use client";

import type { ApplicationItem } from "@repo/contract/application/applicant";
import { APPLICATION_STATUSES, STATUS_LABELS } from "@repo/contract/application/status";
import { SUSPECTED } from "@repo/contract/form/honeypot";
import { SearchBox } from "@repo/ui/search-box";
import type { Ref } from "react";
import { smallControl, ToolbarField } from "@/app/(dashboards)/_shared/lists/toolbar";
import type { ShownList } from "@/app/(dashboards)/_shared/lists/use-list";
import type { useUrlState } from "@/app/(dashboards)/_shared/lists/use-url-state";
import { FactFilters } from "./fact-filters";
import { JobFilter } from "./job-filter";
import { TypedFilter } from "./typed-filter";

type ApplicantFiltersProps = {
  url: ReturnType<typeof useUrlState>;
  list: ShownList<ApplicationItem> | undefined;
  searchRef: Ref<HTMLInputElement>;
  /** Whether all filters are shown. Otherwise, those that fit in one line are, and on a phone only the search. */
  hasAll: boolean;
};

const ORDERS: Record<string, string> = {
  "-createdAt": "Newest first",
  createdAt: "Oldest first",
  "-years_experience": "Most experience",
  expected_ctc: "Lowest salary",
  notice_period: "Shortest notice",
};

export function ApplicantFilters({ url, list, searchRef, hasAll }: ApplicantFiltersProps) {
  const sort = url.get("sort") || "-createdAt";
  const job = url.get("job");
  const onPhone = hasAll ? "" : "max-md:hidden!";
  return (
    <div className="grid grid-cols-2 items-end gap-3 px-4 pb-4 md:grid-cols-4 lg:grid-cols-[2fr_1.5fr_1fr_1fr_1fr_1fr]">
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
        className={`max-lg:col-span-2 ${onPhone}`}
      />
      <ToolbarField label="Status" className={onPhone}>
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
      <ToolbarField label="Order" className={onPhone}>
        <select
          className={smallControl}
          value={Object.hasOwn(ORDERS, sort) ? sort : "column"}
          onChange={(event) => url.set({ sort: event.target.value })}
        >
          {Object.entries(ORDERS).map(([order, label]) => (
            <option key={order} value={order}>
              {label}
            </option>
          ))}
          <option value="column" disabled>
            By column
          </option>
        </select>
      </ToolbarField>
      {(["from", "to"] as const).map((name) => (
        <TypedFilter
          key={name}
          url={url}
          name={name}
          label={name === "from" ? "Applied from" : "Applied until"}
          type="date"
          className={onPhone}
        />
      ))}
      {hasAll && <FactFilters url={url} />}
    </div>
  );
}
