import { type List, type ListQuery, pageWithin } from "@repo/rules/list";
import type { Core } from "@strapi/strapi";

type Knex = Core.Strapi["db"]["connection"];
export type Rows = ReturnType<Knex>;

const ASCII = /^\p{ASCII}*$/u;

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
  const ascii = ASCII.test(text);
  if (client === "postgres") {
    // Collation C folds ASCII only, in a third of the time.
    const collation = ascii ? 'collate "C"' : "";
    return { has: (column) => `${column} ${collation} ilike ? escape '\\'`, value: pattern };
  }
  // Faster than contains_folded, but LIKE in SQLite folds ASCII only.
  if (ascii) return { has: (column) => `${column} like ? escape '\\'`, value: pattern };
  return { has: (column) => `contains_folded(${column}, ?)`, value: text.toLowerCase() };
}

type Shape<Row, Item, Field extends string> = {
  columns: string[];
  sortable: Record<Field, string>;
  toItem: (row: Row) => Item;
};

const FEW = 1_000;

export async function pageOf<Row, Item, Field extends string>(
  rows: Rows,
  { page, pageSize, sort }: ListQuery<Field>,
  { columns, sortable, toItem }: Shape<Row, Item, Field>,
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
  const stored: Row[] = await found
    .select(columns)
    .orderByRaw(`${sortable[sort.field]} ${direction}, id ${direction}`)
    .limit(count)
    .offset(fromEnd ? total - before - count : before);
  if (fromEnd) stored.reverse();
  return { items: stored.map(toItem), page: shown, pageSize, total };
}

async function countOf(rows: Rows): Promise<number> {
  const [counted] = (await rows.clone().count({ total: "*" })) as [{ total: number | string }];
  return Number(counted.total);
}

export function moment(value: number | string | Date): string {
  return new Date(value).toISOString();
}
