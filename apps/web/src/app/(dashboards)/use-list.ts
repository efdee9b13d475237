"use client";

import type { List } from "@repo/rules/list";
import useSWR, { mutate } from "swr";
import { dashboardFetch } from "./dashboard-fetch";

type Query = Record<string, string | number>;

/** A list, and what it was asked for: what is shown may be what was there before. */
export type ShownList<Item> = List<Item> & { asked: Record<string, string> };

/** A list of the dashboards' interface, with what was there before while another page is on its way. */
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

/** The address of a list; what is empty is left out. */
export function addressOf(path: string, query: Query): string {
  const params = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );
  return `${path}?${params}`;
}

/** Reads all lists of a path again, whatever they are asked for. */
export async function refreshLists(path: string): Promise<void> {
  await mutate((key) => typeof key === "string" && key.startsWith(`${path}?`));
}
