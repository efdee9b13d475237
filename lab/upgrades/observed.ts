import type { Panel } from "../../packages/testing/src/panel.ts";
import type { Page } from "./page.ts";

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
export type Facts = Record<string, string | number | boolean | null>;

export type Observed = {
  entries: Record<string, Facts>;
  files: Record<string, Facts>;
  applications: Record<string, Facts>;
  pages: Record<string, Page>;
  permissions: Record<string, string[]>;
  access: Record<string, Record<string, number>>;
  settings: Record<string, Facts>;
};

export type Entry = { documentId: string; status: string } & Record<string, Json>;
type Listed<Item> = { results: Item[]; pagination: { pageCount: number } };

const NUMBERS_OF_ROWS = ["id", "lastUsedAt", "localizations", "availableLocales"];

/** Lists values by path, without row numbers, which nobody sees. Files appear by name and content in `files`. */
export function flat(value: Json, path = "", facts: Facts = {}): Facts {
  if (value === null || typeof value !== "object") facts[path] = value;
  else if (!Array.isArray(value) && "hash" in value && "mime" in value && path !== "") {
    facts[path] = `${value.name} (${value.id})`;
  } else if (Array.isArray(value) && value.length === 0) facts[path] = "[]";
  else {
    for (const [name, part] of Object.entries(value)) {
      if (!NUMBERS_OF_ROWS.includes(name)) flat(part, path ? `${path}.${name}` : name, facts);
    }
  }
  return facts;
}

export async function listed<Item>(panel: Panel, address: string): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    const { results, pagination } = await panel.get<Listed<Item>>("GET", `${address}?page=${page}&pageSize=100`);
    items.push(...results);
    last = pagination.pageCount;
  }
  return items;
}
