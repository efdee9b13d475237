"use client";

import type { DoubtfulRecipients } from "@repo/contract/application/recipients";
import { requestOf } from "@repo/contract/operations/request";
import useSWR from "swr";
import { siteFetch } from "@/lib/site-fetch";

const FIND = "POST /api/dashboard/applications/mails/recipients";
/** The selection is read again each time, because an earlier answer may be outdated. */
const ONCE = { dedupingInterval: 0, revalidateOnFocus: false, revalidateOnReconnect: false };

/** Finds people of a selection who may not be meant. Reads nothing without IDs. */
export function useDoubtfulRecipients(ids: string[] | undefined) {
  const read = () => siteFetch(FIND, { body: { ids: ids ?? [] } });
  // The key is a string, so that signing out removes the answer like other data.
  const key = ids ? [requestOf(FIND).path, ...ids].join(" ") : null;
  const { data, error, isValidating, mutate } = useSWR<DoubtfulRecipients, Error>(key, read, ONCE);
  const doubtful = isValidating ? undefined : data?.items;
  return { doubtful: ids ? doubtful : [], error, reload: () => mutate() };
}
