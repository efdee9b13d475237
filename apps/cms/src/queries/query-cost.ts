import { type Attribute, type Attributes, isRecord, targetOf } from "./check-filters";
import { populatedParts, type Query } from "./populated-parts";
import { sortPaths } from "./sort-paths";

export type QueryCost = {
  rows: number;
  perRow: number;
  reading: number;
  finding: number;
  scan: number;
  /** The most relations crossed by a single statement; a to-many relation counts twice, because it multiplies rows. */
  crossings: number;
};
type Found = Pick<QueryCost, "finding" | "crossings">;

/**
 * A unit is about a millisecond on SQLite with 10,000 entries of 4 kB. The limits don't depend on the actual
 * content.
 */
export const UNIT_COSTS = {
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

export function costOf(query: Query, attributes: Attributes, attributesOf: (uid: string) => Attributes): QueryCost {
  const { rows, start } = windowOf(query);
  const own = listCost(query, attributes);
  const populated = populatedCost(query, attributes);
  return {
    rows,
    perRow: UNIT_COSTS.row + populated.entries * UNIT_COSTS.populatedEntry,
    reading:
      own.sorting +
      Math.min(start, ENTRIES) * (isOrdered(query) ? UNIT_COSTS.skippedInOrder : UNIT_COSTS.skipped) +
      populated.cost,
    finding: own.finding,
    scan: own.finding > 0 ? UNIT_COSTS.scan : 0,
    crossings: Math.max(own.crossings, populated.crossings),
  };

  function listCost(query: Query, attributes: Attributes) {
    const filters = filtersCost(query.filters, attributes);
    const sorts = sortedPaths(query);
    const crossed = sorts.reduce((sum, path) => sum + crossingsOf(path, attributes), 0);
    return {
      sorting:
        (isOrdered(query) ? 0 : UNIT_COSTS.sort) +
        sorts.length * UNIT_COSTS.furtherSort +
        crossed * UNIT_COSTS.crossing,
      finding: filters.finding + (query._q ? UNIT_COSTS.searchEverywhere : 0),
      crossings: filters.crossings + crossed,
    };
  }

  function filtersCost(where: unknown, attributes: Attributes): Found {
    if (Array.isArray(where)) return sumOf(where.map((part) => filtersCost(part, attributes)));
    if (!isRecord(where)) return { finding: 0, crossings: 0 };
    const parts = Object.entries(where).map(([name, value]): Found => {
      if (/^\$(and|or|not)$/.test(name)) return filtersCost(value, attributes);
      const attribute = attributeOf(attributes, name);
      const uid = attribute && targetOf(attribute);
      if (!attribute || !uid) return { finding: conditionsCost(value, attribute?.type), crossings: 0 };
      const crossing = { finding: UNIT_COSTS.crossing, crossings: weightOf(attribute) };
      const isCondition = !isRecord(value) || Object.keys(value).some((key) => /^\$(?!and|or)/.test(key));
      const within = isCondition
        ? { finding: conditionsCost(value, "integer"), crossings: 0 }
        : filtersCost(value, attributesOf(uid));
      return sumOf([crossing, within]);
    });
    return sumOf([{ finding: UNIT_COSTS.part, crossings: 0 }, ...parts]);
  }

  function populatedCost(query: Query, attributes: Attributes): { entries: number; cost: number; crossings: number } {
    const parts = populatedParts(query, attributes).map(({ attribute, uid, part }) => {
      const own = listCost(part, attributesOf(uid));
      const within = populatedCost(part, attributesOf(uid));
      return {
        entries: lengthOf(attribute) * (1 + within.entries),
        cost: UNIT_COSTS.part + own.finding + own.sorting + within.cost,
        crossings: Math.max(own.crossings, within.crossings),
      };
    });
    return {
      entries: parts.reduce((sum, { entries }) => sum + entries, 0),
      cost: parts.reduce((sum, { cost }) => sum + cost, 0),
      crossings: Math.max(0, ...parts.map(({ crossings }) => crossings)),
    };
  }

  function crossingsOf([name = "", ...rest]: string[], attributes: Attributes): number {
    const attribute = attributeOf(attributes, name);
    const uid = attribute && targetOf(attribute);
    return attribute && uid ? weightOf(attribute) + crossingsOf(rest, attributesOf(uid)) : 0;
  }
}

function conditionsCost(value: unknown, type = ""): number {
  if (!isRecord(value)) return conditionCost("$eq", value, type);
  return Object.entries(value).reduce(
    (sum, [operator, operand]) =>
      sum + (operator === "$not" ? conditionsCost(operand, type) : conditionCost(operator, operand, type)),
    0,
  );
}

function conditionCost(operator: string, operand: unknown, type: string): number {
  const values = Array.isArray(operand) ? operand.length : 1;
  const isList = /^\$(in|notIn)$/.test(operator);
  const once = SEARCHES.test(operator) ? searchCost(type) : valueCost(type);
  return isList ? once + values * UNIT_COSTS.listedValue : once * values;
}

const searchCost = (type: string) => (LONG.has(type) ? UNIT_COSTS.longSearch : UNIT_COSTS.shortSearch);

function valueCost(type: string): number {
  if (LONG.has(type)) return UNIT_COSTS.longValue;
  return SHORT.has(type) ? UNIT_COSTS.shortValue : UNIT_COSTS.otherValue;
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
