"use client";

import { addressOf } from "@/app/(dashboards)/_shared/lists/use-list";
import { useUrlState } from "@/app/(dashboards)/_shared/lists/use-url-state";
import { APPLICATIONS, useApplicationList } from "./application-store";
import { rowsOf } from "./rows-per-page";
import { useKeptChoice } from "./use-kept-choice";

/** The filters that are hidden until someone asks for more. */
export const FACT_FILTERS = ["experienceFrom", "expectedTo", "noticeTo", "source", "keep"] as const;
export const FILTERS = ["q", "job", "status", "suspected", "untold", "from", "to", ...FACT_FILTERS] as const;

export function useApplications() {
  const url = useUrlState();
  const filters = Object.fromEntries(FILTERS.map((name) => [name, url.get(name)]));
  const [kept, chooseRows] = useKeptChoice(url, "pageSize");
  const rows = rowsOf(kept);
  const query = { page: url.page, pageSize: rows, sort: url.get("sort"), ...filters };
  return {
    ...useApplicationList(query),
    url,
    rows,
    chooseRows,
    filters: addressOf("", filters).slice(1),
    csv: addressOf(`${APPLICATIONS}.csv`, filters),
    xlsx: addressOf(`${APPLICATIONS}.csv`, { ...filters, format: "xlsx" }),
  };
}
