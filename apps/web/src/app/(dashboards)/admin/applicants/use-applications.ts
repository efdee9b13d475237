"use client";

import type { ApplicationItem } from "@repo/rules/applicant";
import type { List } from "@repo/rules/list";
import { dashboardFetch } from "../../dashboard-fetch";
import { addressOf, useList } from "../../use-list";
import { useUrlState } from "../../use-url-state";

const PATH = "/api/dashboard/applications";
export const FILTERS = ["q", "job", "status", "from", "to"] as const;

export type ApplicationChange = Partial<Pick<ApplicationItem, "status" | "note">>;

/** The applications that the address asks for. */
export function useApplications() {
  const url = useUrlState();
  const filters = Object.fromEntries(FILTERS.map((name) => [name, url.get(name)]));
  const sort = url.get("sort");
  const { list, error, busy, mutate } = useList<ApplicationItem>(PATH, { page: url.page, sort, ...filters });

  /** Shows a change at once, and takes it back when it can't be saved. */
  async function save(application: ApplicationItem, change: ApplicationChange): Promise<ApplicationItem> {
    let saved = application;
    await mutate(
      async (current) => {
        saved = await dashboardFetch<ApplicationItem>(`${PATH}/${application.id}`, {
          method: "PATCH",
          body: { ...change, updatedAt: application.updatedAt },
        });
        return current && withItem(current, saved);
      },
      { optimisticData: (current) => withItem(current ?? EMPTY, { ...application, ...change }), rollbackOnError: true },
    );
    return saved;
  }

  return { url, list, error, busy, reload: () => mutate(), save, csv: addressOf(`${PATH}.csv`, filters) };
}

const EMPTY: List<ApplicationItem> = { items: [], page: 1, pageSize: 1, total: 0 };

function withItem(list: List<ApplicationItem>, changed: ApplicationItem): List<ApplicationItem> {
  return { ...list, items: list.items.map((item) => (item.id === changed.id ? changed : item)) };
}
