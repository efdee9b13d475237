import { RuleError } from "./errors";

const MAX_PAGE_SIZE = 100;
const MAX_SEARCH_LENGTH = 200;

export type List<Item> = { items: Item[]; page: number; pageSize: number; total: number };

export type ListQuery<Field extends string> = {
  page: number;
  pageSize: number;
  q: string;
  sort: { field: Field; descending: boolean };
};

type ListRules<Field extends string> = {
  pageSize: number;
  sortable: readonly Field[];
  sort: Field | `-${Field}`;
};

/** Lowers a `pageSize` above the maximum to it. @throws {RuleError} VALIDATION_FAILED */
export function readListQuery<Field extends string>(
  query: Record<string, unknown>,
  defaults: ListRules<Field>,
): ListQuery<Field> {
  const wrong: Record<string, string> = {};

  const count = (name: "page" | "pageSize", otherwise: number) => {
    const value = query[name] === undefined ? otherwise : Number(query[name]);
    if (!Number.isSafeInteger(value) || value < 1) wrong[name] = "Must be a whole number from 1.";
    return value;
  };
  const page = count("page", 1);
  const pageSize = Math.min(count("pageSize", defaults.pageSize), MAX_PAGE_SIZE);

  const q = query.q ?? "";
  if (typeof q !== "string" || q.length > MAX_SEARCH_LENGTH) {
    wrong.q = `Must be a text of at most ${MAX_SEARCH_LENGTH} characters.`;
  }

  const sort = String(query.sort ?? defaults.sort);
  const field = defaults.sortable.find((name) => name === sort.replace(/^-/, ""));
  if (!field) wrong.sort = `Must be one of ${defaults.sortable.join(", ")}, with "-" before it for descending.`;

  if (!field || Object.keys(wrong).length > 0) {
    throw new RuleError("VALIDATION_FAILED", "The list can’t be requested this way.", wrong);
  }
  return { page, pageSize, q: String(q).trim(), sort: { field, descending: sort.startsWith("-") } };
}

export function pageWithin(page: number, pageSize: number, total: number): number {
  return Math.min(page, Math.max(1, Math.ceil(total / pageSize)));
}
