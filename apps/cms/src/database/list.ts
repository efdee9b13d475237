import { type List, type ListQuery, pageWithin } from "@repo/contract/http/list";
import type { Core } from "@strapi/strapi";
import { searched } from "./search-text";

type Knex = Core.Strapi["db"]["connection"];
export type Rows = ReturnType<Knex>;

export const SEARCH_TEXT = "search_text";

/** Returns the part of a column to sort by: longer values exceed PostgreSQL's limit for an index entry. */
export const beginningOf = (column: string) => `substr(${column}, 1, 200)`;

export function search(rows: Rows, text: string, column = SEARCH_TEXT): Rows {
  const { words, digits } = searched(text);
  if (words.length === 0) return rows;
  const has = `${column} like ? escape '\\'`;
  const all = words.map(() => has).join(" and ");
  const parts = [...words, ...(digits ? [digits] : [])].map((part) => `%${part.replace(/[\\%_]/g, "\\$&")}%`);
  return rows.whereRaw(digits ? `(${all} or ${has})` : `(${all})`, parts);
}

type Shape<Row, Item, Field extends string> = {
  columns: string[];
  sortable: Record<Field, string>;
  /** Fields that are empty in some rows. Those rows come last in either direction. */
  nullable?: readonly Field[];
  toItem: (row: Row) => Item;
};

const FEW = 1_000;

export async function pageOf<Row, Item, Field extends string>(
  rows: Rows,
  { page, pageSize, sort }: ListQuery<Field>,
  { columns, sortable, nullable = [], toItem }: Shape<Row, Item, Field>,
): Promise<List<Item>> {
  const ids: number[] = await rows
    .clone()
    .limit(FEW + 1)
    .pluck("id");
  const few = ids.length <= FEW;
  const total = few ? ids.length : await countOf(rows);
  const shown = pageWithin(page, pageSize, total);
  if (total === 0) return { items: [], page: shown, pageSize, total };
  const found = few ? rows.clone().clearWhere().whereIn("id", ids) : rows.clone();

  const before = (shown - 1) * pageSize;
  const count = Math.min(pageSize, total - before);
  const fromEnd = before > total / 2;
  const direction = sort.descending !== fromEnd ? "desc" : "asc";
  // Other fields get none: PostgreSQL would use no index that has its nulls at the other end.
  const nulls = nullable.includes(sort.field) ? `nulls ${fromEnd ? "first" : "last"}` : "";
  const stored: Row[] = await found
    .select(columns)
    .orderByRaw(`${sortable[sort.field]} ${direction} ${nulls}, id ${direction}`)
    .limit(count)
    .offset(fromEnd ? total - before - count : before);
  if (fromEnd) stored.reverse();
  return { items: stored.map(toItem), page: shown, pageSize, total };
}

async function countOf(rows: Rows): Promise<number> {
  const [counted] = (await rows.clone().count({ total: "*" })) as [{ total: number | string }];
  return Number(counted.total);
}

export function isoTime(value: number | string | Date): string {
  return new Date(value).toISOString();
}
