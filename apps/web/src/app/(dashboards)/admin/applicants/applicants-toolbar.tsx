"use client";

import { Button, buttonClass } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import { addressOf } from "@/app/(dashboards)/_shared/lists/use-list";
import { DownloadLink } from "@/app/(dashboards)/_shared/requests/download-link";
import { ColumnsMenu } from "./columns-menu";
import { SavedFilters } from "./saved-filters";
import { FACT_FILTERS, FILTERS, type useApplications } from "./use-applications";
import { type View, ViewSwitch } from "./view-switch";

type ApplicantsToolbarProps = {
  applications: ReturnType<typeof useApplications>;
  view: View;
  columns: string;
  onColumns: (columns: string) => void;
  /** Whether all filters are shown. On a phone, the toolbar's other controls are hidden with them. */
  hasAll: boolean;
  onAll: (hasAll: boolean) => void;
};

const KEPT = [...FILTERS, "sort", "view", "columns", "pageSize"];
const DOWNLOADS = { csv: "Export CSV", xlsx: "Export Excel" } as const;

export function ApplicantsToolbar({ applications, view, columns, onColumns, hasAll, onAll }: ApplicantsToolbarProps) {
  const { url } = applications;
  const kept = Object.fromEntries(KEPT.map((name) => [name, url.get(name)]));
  return (
    <div className="flex flex-wrap gap-2">
      <ViewSwitch view={view} onChange={(next) => url.set({ view: next === "board" ? next : undefined })} />
      <Button look="outline" size="small" aria-expanded={hasAll} onClick={() => onAll(!hasAll)}>
        <span className="max-md:hidden">{withCount("More filters", FACT_FILTERS.filter(url.get))}</span>
        <span className="md:hidden">
          {withCount(
            "Filters",
            FILTERS.filter((name) => name !== "q" && url.get(name)),
          )}
        </span>
      </Button>
      <div className={`contents ${hasAll ? "" : "max-md:hidden!"}`}>
        <SavedFilters
          query={addressOf("", kept).slice(1)}
          onChoose={(query) => {
            const chosen = new URLSearchParams(query);
            url.set(Object.fromEntries(KEPT.map((name) => [name, chosen.get(name) ?? undefined])));
          }}
        />
        {view === "table" && <ColumnsMenu chosen={columns} onChoose={onColumns} />}
        <a href="/admin/privacy" className={buttonClass("outline", "", "small")}>
          Personal data
        </a>
        {(["csv", "xlsx"] as const).map((format) => (
          <DownloadLink key={format} href={applications[format]} className={buttonClass("outline", "", "small")}>
            <Icon name="download" className="size-4" />
            {DOWNLOADS[format]}
          </DownloadLink>
        ))}
      </div>
    </div>
  );
}

const withCount = (label: string, set: unknown[]) => (set.length > 0 ? `${label} (${set.length})` : label);
