"use client";

import type { DoubtfulRecipients } from "@repo/contract/application/recipients";
import { requestOf } from "@repo/contract/operations/request";
import useSWR from "swr";
import { dashboardFetch } from "@/app/(dashboards)/_shared/requests/dashboard-fetch";

const FIND = "POST /api/dashboard/applications/mails/recipients";
/** What another look at the same selection has found may be old. */
const ONCE = { dedupingInterval: 0, revalidateOnFocus: false, revalidateOnReconnect: false };

/** Reads nothing without ids. */
export function useDoubtfulRecipients(ids: string[] | undefined) {
  const read = () => dashboardFetch(FIND, { body: { ids: ids ?? [] } });
  // A text, so that signing out removes it as it does other data.
  const key = ids ? [requestOf(FIND).path, ...ids].join(" ") : null;
  const { data, error, isValidating, mutate } = useSWR<DoubtfulRecipients, Error>(key, read, ONCE);
  const doubtful = isValidating ? undefined : data?.items;
  return { doubtful: ids ? doubtful : [], error, reload: () => mutate() };
}
