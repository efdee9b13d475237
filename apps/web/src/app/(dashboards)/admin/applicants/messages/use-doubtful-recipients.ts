"use client";

import type { DoubtfulRecipients } from "@repo/contract/application/recipients";
import useSWR from "swr";
import { dashboardFetch } from "@/app/(dashboards)/_shared/requests/dashboard-fetch";
import { APPLICATIONS } from "../use-applications";

const PATH = `${APPLICATIONS}/mails/recipients`;
/** What another look at the same selection has found may be old. */
const ONCE = { dedupingInterval: 0, revalidateOnFocus: false, revalidateOnReconnect: false };

/** Reads nothing without ids. */
export function useDoubtfulRecipients(ids: string[] | undefined) {
  const read = () => dashboardFetch<DoubtfulRecipients>(PATH, { method: "POST", body: { ids } });
  // A text, so that signing out removes it as it does other data.
  const key = ids ? [PATH, ...ids].join(" ") : null;
  const { data, error, isValidating, mutate } = useSWR<DoubtfulRecipients, Error>(key, read, ONCE);
  const doubtful = isValidating ? undefined : data?.items;
  return { doubtful: ids ? doubtful : [], error, reload: () => mutate() };
}
