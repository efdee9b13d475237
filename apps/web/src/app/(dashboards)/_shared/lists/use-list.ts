"use client";

import type { List } from "@repo/rules/list";
import useSWR, { mutate } from "swr";
import { dashboardFetch } from "@/app/(dashboards)/_shared/requests/dashboard-fetch";

type Query = Record<string, string | number>;

/** `asked` is the query of the shown items, which may be those of the previous page. */
export type ShownList<Item> = List<Item> & { asked: Record<string, string> };

export function useList<Item>(path: string, query: Query) {
  const {
    data,
    error,
    isValidating,
    mutate: change,
  } = useSWR<ShownList<Item>, Error>(addressOf(path, query), readList, { keepPreviousData: true });
  return { list: data, error, busy: isValidating, mutate: change };
}

async function readList<Item>(address: string): Promise<ShownList<Item>> {
  const asked = Object.fromEntries(new URL(address, location.origin).searchParams);
  return { ...(await dashboardFetch<List<Item>>(address)), asked };
}

export function addressOf(path: string, query: Query): string {
  const params = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );
  return `${path}?${params}`;
}

export async function refreshLists(path: string): Promise<void> {
  await mutate((key) => typeof key === "string" && key.startsWith(`${path}?`));
}
