import { type Attribute, type Attributes, isRecord, targetOf } from "./check-filters";
import { populatedParts, type Query } from "./populated-parts";
import { sortPaths } from "./sort-paths";

export type Work = {
  rows: number;
  perRow: number;
  reading: number;
  finding: number;
  scan: number;
  /** The most relations crossed by a single statement; a to-many relation counts twice, because it multiplies rows. */
  crossings: number;
};
type Found = Pick<Work, "finding" | "crossings">;

/**
 * A unit is about a millisecond on SQLite with 10,000 entries of 4 kB. The limits don't depend on the actual
 * content.
 */
export const COST = {
  row: 0.1,
  populatedEntry: 0.05,
  part: 0.25,
  listedValue: 0.02,
  otherValue: 0.3,
  shortValue: 1,
  longValue: 8,
  shortSearch: 5,
  longSearch: 35,
  searchEverywhere: 40,
  scan: 20,
  crossing: 10,
  sort: 50,
  furtherSort: 5,
  skipped: 0.025,
  skippedInOrder: 0.006,
};

const ENTRIES = 100_000;
const ROWS = 25;
const RELATED = 10;
const PARTS = 5;
const ORDERED = new Set(["id", "documentId", "createdAt"]);
const SEARCHES = /contains|(starts|ends)With|(eq|ne)i$/i;
const SHORT = new Set(["string", "email", "uid", "enumeration"]);
const LONG = new Set(["text", "richtext", "json", "blocks"]);

export function workOf(query: Query, attributes: Attributes, attributesOf: (uid: string) => Attributes): Work {
  const { rows, start } = windowOf(query);
  const own = listWork(query, attributes);
  const populated = populatedWork(query, attributes);
  return {
    rows,
    perRow: COST.row + populated.entries * COST.populatedEntry,
    reading:
      own.sorting + Math.min(start, ENTRIES) * (isOrdered(query) ? COST.skippedInOrder : COST.skipped) + populated.work,
    finding: own.finding,
    scan: own.finding > 0 ? COST.scan : 0,
    crossings: Math.max(own.crossings, populated.crossings),
  };

  function listWork(query: Query, attributes: Attributes) {
    const filters = filtersWork(query.filters, attributes);
    const sorts = sortedPaths(query);
    const crossed = sorts.reduce((sum, path) => sum + crossingsOf(path, attributes), 0);
    return {
      sorting: (isOrdered(query) ? 0 : COST.sort) + sorts.length * COST.furtherSort + crossed * COST.crossing,
      finding: filters.finding + (query._q ? COST.searchEverywhere : 0),
      crossings: filters.crossings + crossed,
    };
  }

  function filtersWork(where: unknown, attributes: Attributes): Found {
    if (Array.isArray(where)) return sumOf(where.map((part) => filtersWork(part, attributes)));
    if (!isRecord(where)) return { finding: 0, crossings: 0 };
    const parts = Object.entries(where).map(([name, value]): Found => {
      if (/^\$(and|or|not)$/.test(name)) return filtersWork(value, attributes);
      const attribute = attributeOf(attributes, name);
      const uid = attribute && targetOf(attribute);
      if (!attribute || !uid) return { finding: conditionsWork(value, attribute?.type), crossings: 0 };
      const crossing = { finding: COST.crossing, crossings: weightOf(attribute) };
      const isCondition = !isRecord(value) || Object.keys(value).some((key) => /^\$(?!and|or)/.test(key));
      const within = isCondition
        ? { finding: conditionsWork(value, "integer"), crossings: 0 }
        : filtersWork(value, attributesOf(uid));
      return sumOf([crossing, within]);
    });
    return sumOf([{ finding: COST.part, crossings: 0 }, ...parts]);
  }

  function populatedWork(query: Query, attributes: Attributes): { entries: number; work: number; crossings: number } {
    const parts = populatedParts(query, attributes).map(({ attribute, uid, part }) => {
      const own = listWork(part, attributesOf(uid));
      const within = populatedWork(part, attributesOf(uid));
      return {
        entries: lengthOf(attribute) * (1 + within.entries),
        work: COST.part + own.finding + own.sorting + within.work,
        crossings: Math.max(own.crossings, within.crossings),
      };
    });
    return {
      entries: parts.reduce((sum, { entries }) => sum + entries, 0),
      work: parts.reduce((sum, { work }) => sum + work, 0),
      crossings: Math.max(0, ...parts.map(({ crossings }) => crossings)),
    };
  }

  function crossingsOf([name = "", ...rest]: string[], attributes: Attributes): number {
    const attribute = attributeOf(attributes, name);
    const uid = attribute && targetOf(attribute);
    return attribute && uid ? weightOf(attribute) + crossingsOf(rest, attributesOf(uid)) : 0;
  }
}

function conditionsWork(value: unknown, type = ""): number {
  if (!isRecord(value)) return conditionWork("$eq", value, type);
  return Object.entries(value).reduce(
    (sum, [operator, operand]) =>
      sum + (operator === "$not" ? conditionsWork(operand, type) : conditionWork(operator, operand, type)),
    0,
  );
}

function conditionWork(operator: string, operand: unknown, type: string): number {
  const values = Array.isArray(operand) ? operand.length : 1;
  const isList = /^\$(in|notIn)$/.test(operator);
  const once = SEARCHES.test(operator) ? searchWork(type) : valueWork(type);
  return isList ? once + values * COST.listedValue : once * values;
}

const searchWork = (type: string) => (LONG.has(type) ? COST.longSearch : COST.shortSearch);

function valueWork(type: string): number {
  if (LONG.has(type)) return COST.longValue;
  return SHORT.has(type) ? COST.shortValue : COST.otherValue;
}

function windowOf({ pagination, ...query }: Query): { rows: number; start: number } {
  const { page, pageSize, start, limit } = { ...query, ...(isRecord(pagination) ? pagination : {}) };
  const asked = [limit, pageSize].map(Number).find((number) => number > 0) ?? ROWS;
  return { rows: asked, start: Number(start) > 0 ? Number(start) : Math.max(0, (Number(page) || 1) - 1) * asked };
}

const sortedPaths = ({ sort }: Query) => (sort === undefined || sort === null ? [] : sortPaths(sort));

const isOrdered = (query: Query) => sortedPaths(query).every((path) => ORDERED.has(path.join(".")));

const attributeOf = (attributes: Attributes, name: string) =>
  Object.hasOwn(attributes, name) ? attributes[name] : undefined;

function isMany({ type, relation = "", repeatable, multiple }: Attribute): boolean {
  return Boolean(repeatable || multiple) || type === "dynamiczone" || /Many$/.test(relation);
}

const weightOf = (attribute: Attribute) => (isMany(attribute) ? 2 : 1);

function lengthOf(attribute: Attribute): number {
  if (!isMany(attribute)) return 1;
  return attribute.type === "component" || attribute.type === "dynamiczone" ? PARTS : RELATED;
}

function sumOf(parts: Found[]): Found {
  return parts.reduce(
    (sum, { finding, crossings }) => ({ finding: sum.finding + finding, crossings: sum.crossings + crossings }),
    { finding: 0, crossings: 0 },
  );
}
