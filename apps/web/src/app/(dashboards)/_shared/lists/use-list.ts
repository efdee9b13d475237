"use client";

import type { AnswerOf } from "@repo/contract/operations/request";
import type { OperationName } from "@repo/contract/operations/request";
import type { List } from "@repo/contract/http/list";
import useSWR, { type MutatorCallback, type MutatorOptions, mutate } from "swr";
import { dashboardFetch } from "@/app/(dashboards)/_shared/requests/dashboard-fetch";

type Query = Record<string, string | number>;

export type ListPath = {
  [Name in OperationName]: Name extends `GET ${infer Path}`
    ? AnswerOf<Name> extends List<unknown>
      ? Path
      : never
    : never;
}[OperationName];

type Removal = Extract<OperationName, `DELETE ${ListPath}/:id`>;

/** `asked` is the query of the shown items, which may be those of the previous page. */
export type ShownList<Item> = List<Item> & { asked: Record<string, string> };

export function useList<Item extends { id: string | number }>(path: ListPath, query: Query) {
  type Shown = ShownList<Item>;
  const {
    data,
    error,
    isValidating,
    mutate: changeShown,
  } = useSWR<Shown, Error>(addressOf(path, query), readList, { keepPreviousData: true });

  /** Rejects as `update` does. All lists are reloaded afterwards: by then another one may be shown. */
  async function change(update: MutatorCallback<Shown>, options?: MutatorOptions<Shown>): Promise<void> {
    try {
      await changeShown(update, { ...options, rollbackOnError: true, revalidate: false });
    } finally {
      void refreshLists(path);
    }
  }

  function remove(id: Item["id"]): Promise<void> {
    const without = data && { ...data, items: data.items.filter((item) => item.id !== id), total: data.total - 1 };
    const send = async () => {
      await dashboardFetch(`DELETE ${path}/:id` as Removal, { ids: { id } });
      return without;
    };
    return change(send, { optimisticData: without });
  }

  return { list: data, error, busy: isValidating, reload: () => changeShown(), change, remove };
}

export function withItem<Item extends { id: string | number }>(list: ShownList<Item>, changed: Item): ShownList<Item> {
  return { ...list, items: list.items.map((item) => (item.id === changed.id ? changed : item)) };
}

async function readList<Item>(address: string): Promise<ShownList<Item>> {
  const { pathname, searchParams } = new URL(address, location.origin);
  const asked = Object.fromEntries(searchParams);
  const list: List<unknown> = await dashboardFetch(`GET ${pathname as ListPath}`, { query: asked });
  return { ...(list as List<Item>), asked };
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
