import { type List, type ListQuery, pageWithin } from "@repo/rules/list";
import type { Core } from "@strapi/strapi";

type Knex = Core.Strapi["db"]["connection"];
export type Rows = ReturnType<Knex>;

const ASCII = /^\p{ASCII}*$/u;

/** Leaves the rows that have a text in one of the columns, whatever its case. */
export function search(strapi: Core.Strapi, rows: Rows, text: string, columns: string[]): Rows {
  if (!text) return rows;
  const { has, value } = condition(strapi.db.dialect.client, text);
  return rows.whereRaw(
    `(${columns.map(has).join(" or ")})`,
    columns.map(() => value),
  );
}

function condition(client: string, text: string): { has: (column: string) => string; value: string } {
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  if (client === "postgres") return { has: (column) => `${column} ilike ? escape '\\'`, value: pattern };
  // Quicker than a function of our own, but the case of ASCII is all that LIKE of SQLite knows.
  if (ASCII.test(text)) return { has: (column) => `${column} like ? escape '\\'`, value: pattern };
  return { has: (column) => `contains_folded(${column}, ?)`, value: text.toLowerCase() };
}

type Shape<Row, Item, Field extends string> = {
  columns: string[];
  /** SQL expression by field that the list can be sorted by. */
  sortable: Record<Field, string>;
  toItem: (row: Row) => Item;
};

/** One page of the rows. */
export async function pageOf<Row, Item, Field extends string>(
  rows: Rows,
  { page, pageSize, sort }: ListQuery<Field>,
  { columns, sortable, toItem }: Shape<Row, Item, Field>,
): Promise<List<Item>> {
  const [{ total }] = (await rows.clone().count({ total: "*" })) as [{ total: number | string }];
  const shown = pageWithin(page, pageSize, Number(total));
  const direction = sort.descending ? "desc" : "asc";
  const found = await rows
    .clone()
    .select(columns)
    .orderByRaw(`${sortable[sort.field]} ${direction}, id ${direction}`)
    .limit(pageSize)
    .offset((shown - 1) * pageSize);
  return { items: found.map(toItem), page: shown, pageSize, total: Number(total) };
}

/** A stored moment as text: SQLite keeps a number, PostgreSQL a date. */
export function moment(value: number | string | Date): string {
  return new Date(value).toISOString();
}
