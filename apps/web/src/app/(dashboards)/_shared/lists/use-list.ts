"use client";

import type { List } from "@repo/contract/http/list";
import type { AnswerOf, OperationName } from "@repo/contract/operations/request";
import useSWR, { mutate } from "swr";
import { siteFetch } from "@/lib/site-fetch";

export type Query = Record<string, string | number>;

export type ListPath = {
  [Name in OperationName]: Name extends `GET ${infer Path}`
    ? AnswerOf<Name> extends List<unknown>
      ? Path
      : never
    : never;
}[OperationName];

type Removal = Extract<OperationName, `DELETE ${ListPath}/:id`>;

/** A list and, in `asked`, the query that it answers: while the next page loads, the previous one is shown. */
export type ShownList<Item> = List<Item> & { asked: Record<string, string> };

/** Reads a list by its query. `onRead` gets the items of each answer before they are shown. */
export function useList<Item extends { id: string | number }>(
  path: ListPath,
  query: Query,
  onRead?: (items: Item[]) => void,
) {
  type Shown = ShownList<Item>;
  const read = async (address: string): Promise<Shown> => {
    const { pathname, searchParams } = new URL(address, location.origin);
    const asked = Object.fromEntries(searchParams);
    const answer: List<unknown> = await siteFetch(`GET ${pathname as ListPath}`, { query: asked });
    const list = answer as List<Item>;
    onRead?.(list.items);
    return { ...list, asked };
  };
  const {
    data,
    error,
    isValidating,
    mutate: changeShown,
  } = useSWR<Shown, Error>(addressOf(path, query), read, { keepPreviousData: true });

  /** Shows a saved item at once, and reads all lists again, because another one may be shown by then. */
  async function show(saved: Partial<Item> & Pick<Item, "id">): Promise<void> {
    const itemOf = (item: Item) => (item.id === saved.id ? { ...item, ...saved } : item);
    await changeShown((list) => list && { ...list, items: list.items.map(itemOf) }, { revalidate: false });
    void refreshLists(path);
  }

  /** Removes the item at once, and puts it back if that fails. Throws a `RuleError`. */
  async function remove(id: Item["id"]): Promise<void> {
    const without = data && { ...data, items: data.items.filter((item) => item.id !== id), total: data.total - 1 };
    const send = async () => {
      await siteFetch(`DELETE ${path}/:id` as Removal, { ids: { id } });
      return without;
    };
    const removed = changeShown(send, { optimisticData: without, rollbackOnError: true, revalidate: false });
    await removed.finally(() => void refreshLists(path));
  }

  return { list: data, error, busy: isValidating, reload: () => changeShown(), show, remove };
}

export function addressOf(path: string, query: Query): string {
  const params = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );
  return `${path}?${params}`;
}

export async function refreshLists(
  path: string,
  isMeant: (query: URLSearchParams) => boolean = () => true,
): Promise<void> {
  await mutate((key) => {
    const [before, query] = String(key).split("?");
    return before === path && isMeant(new URLSearchParams(query));
  });
}
