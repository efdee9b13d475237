"use client";

import type { BodyOf } from "@repo/contract/operations/request";
import { requestOf } from "@repo/contract/operations/request";
import type { ApplicationItem } from "@repo/contract/application/applicant";
import type { ApplicationDetail } from "@repo/contract/application/history";
import { useRef } from "react";
import { addressOf, type ListPath, useList, withItem } from "@/app/(dashboards)/_shared/lists/use-list";
import { useUrlState } from "@/app/(dashboards)/_shared/lists/use-url-state";
import { dashboardFetch } from "@/app/(dashboards)/_shared/requests/dashboard-fetch";
import { rowsOf } from "./rows-per-page";
import { showDetail } from "./use-application-detail";
import { useKeptChoice } from "./use-kept-choice";

export const APPLICATIONS = "/api/dashboard/applications" satisfies ListPath;
const CSV = requestOf("GET /api/dashboard/applications.csv").path;
/** The filters that are shown on request. */
export const FACT_FILTERS = ["experienceFrom", "expectedTo", "noticeTo", "source", "keep"] as const;
export const FILTERS = ["q", "job", "status", "suspected", "from", "to", ...FACT_FILTERS] as const;

const CHANGE = "PATCH /api/dashboard/applications/:id";

export type ApplicationChange = Partial<Pick<ApplicationItem, "status">>;

export function useApplications() {
  const url = useUrlState();
  const filters = Object.fromEntries(FILTERS.map((name) => [name, url.get(name)]));
  const sort = url.get("sort");
  const [kept, chooseRows] = useKeptChoice(url, "pageSize");
  const rows = rowsOf(kept);
  const saving = useRef(new Map<string, Promise<ApplicationItem>>());
  /** Of each application, the last change until the list has it: SWR ignores what is read before. */
  const changing = useRef(new Map<string, Promise<unknown>>());
  const { list, error, busy, reload, change } = useList<ApplicationItem>(APPLICATIONS, {
    page: url.page,
    pageSize: rows,
    sort,
    ...filters,
  });

  /** Optimistic, with rollback; changes to one application are sent one after the other. */
  async function save(application: ApplicationItem, changes: ApplicationChange): Promise<ApplicationItem> {
    const before = saving.current.get(application.id);
    const saved = send(application, changes, before).then(async (detail) => {
      await showDetail(detail);
      return detail;
    });
    saving.current.set(application.id, saved);
    const changed = change(async (current) => current && withItem(current, await saved), {
      // While another page loads, `current` is empty and the previous page is shown.
      optimisticData: list && ((current) => withItem(current ?? list, { ...application, ...changes })),
    });
    changing.current.set(application.id, changed);
    await changed;
    return saved;
  }

  async function act({ id }: ApplicationItem, action: "send-again" | "revoke-link"): Promise<ApplicationItem> {
    const item = await dashboardFetch(`POST /api/dashboard/applications/:id/${action}`, { ids: { id } });
    await change((current) => current && withItem(current, item));
    return item;
  }

  const sendAgain = (application: ApplicationItem) => act(application, "send-again");
  const revokeLink = (application: ApplicationItem) => act(application, "revoke-link");

  /** The shown page as it is once all changes are saved. */
  async function readAgain() {
    await Promise.allSettled(changing.current.values());
    return reload();
  }

  return {
    url,
    rows,
    chooseRows,
    filters: addressOf("", filters).slice(1),
    list,
    error,
    busy,
    reload,
    readAgain,
    save,
    sendAgain,
    revokeLink,
    csv: addressOf(CSV, filters),
    xlsx: addressOf(CSV, { ...filters, format: "xlsx" }),
  };
}

async function send(
  { id, updatedAt }: ApplicationItem,
  change: ApplicationChange,
  before: Promise<ApplicationItem> | undefined,
): Promise<ApplicationDetail> {
  const last = await before?.catch(() => undefined);
  const readAt = last && last.updatedAt > updatedAt ? last.updatedAt : updatedAt;
  return dashboardFetch(CHANGE, { ids: { id }, body: { ...change, updatedAt: readAt } as BodyOf<typeof CHANGE> });
}
