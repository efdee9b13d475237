import { errors, parseType } from "@strapi/utils";

export type Attribute = {
  type: string;
  target?: string;
  component?: string;
  /** Of a dynamic zone. */
  components?: string[];
  relation?: string;
  repeatable?: boolean;
  multiple?: boolean;
  private?: boolean;
};
export type Attributes = Record<string, Attribute | undefined>;

const RELATIONS = 2;
/** Filters and values of one query. SQLite allows an expression depth of 1000. */
const PARTS = 200;
const VALUES = 500;
/** Maximum length of a search text: one that almost matches everywhere is compared from every letter. */
const SEARCH_LENGTH = 100;
const LARGEST_INTEGER = 2 ** 31 - 1;

const LISTS = new Set(["$in", "$notIn"]);
const FLAGS = new Set(["$null", "$notNull"]);
const EXACT = new Set(["$eq", "$ne", "$gt", "$gte", "$lt", "$lte"]);
/** PostgreSQL applies these to text only, but casts anything to text for the case-insensitive ones. */
const OF_TEXTS = new Set(["$startsWith", "$endsWith", "$contains", "$notContains"]);
const OF_ANYTHING = new Set(["$eqi", "$nei", "$startsWithi", "$endsWithi", "$containsi", "$notContainsi"]);
const TEXTS = new Set(["string", "text", "richtext", "email", "uid", "enumeration"]);

const OWN: Attributes = { id: { type: "integer" }, documentId: { type: "string" } };

/** Rejects what Strapi or a database can't handle; Strapi checks fields and permissions. @throws {ValidationError} */
export function checkFilters(
  filters: unknown,
  attributes: Attributes,
  attributesOf: (uid: string) => Attributes,
): void {
  let parts = 0;
  checkWhere(filters, attributes, RELATIONS);

  function checkWhere(where: unknown, attributes: Attributes, relations: number): void {
    if (!isRecord(where)) throw invalid("Filters must be an object.");
    count(1);
    for (const [key, value] of Object.entries(where)) {
      if (key === "$and" || key === "$or") {
        if (!Array.isArray(value)) throw invalid(`${key} requires a list of filters.`);
        for (const part of value) checkWhere(part, attributes, relations);
      } else if (key === "$not") checkWhere(value, attributes, relations);
      else if (key.startsWith("$")) throw invalid(`${key} needs a field.`);
      else {
        const attribute = fieldOf(attributes, key);
        const target = targetOf(attribute);
        if (target) checkRelation(value, attributesOf(target), relations - 1);
        else checkConditions(value, attribute);
      }
    }
  }

  function checkRelation(value: unknown, attributes: Attributes, relations: number): void {
    if (relations < 0) throw invalid("Filters can cross at most two relations.");
    const keys = isRecord(value) ? Object.keys(value) : [];
    const operator = keys.find((key) => key.startsWith("$"));
    if (operator && keys.length > 1) throw invalid("A relation takes only one operator.");
    if (isRecord(value) && (!operator || operator === "$and" || operator === "$or")) {
      checkWhere(value, attributes, relations);
    } else {
      if (isRecord(value) && isRecord(value.$not)) throw invalid("$not goes before a relation.");
      checkConditions(value, { type: "integer" });
    }
  }

  function checkConditions(value: unknown, attribute: Attribute): void {
    for (const [operator, operand] of Object.entries(isRecord(value) ? value : { $eq: value })) {
      if (operator === "$not") checkConditions(operand, attribute);
      else checkValues(operand, operator, attribute);
    }
  }

  function checkValues(value: unknown, operator: string, attribute: Attribute): void {
    if (operator === "$between" && !(Array.isArray(value) && value.length === 2)) {
      throw invalid("$between requires two values.");
    }
    const values = Array.isArray(value) ? value : [value];
    if (values.length > VALUES) throw invalid("The query has too many values.");
    count(LISTS.has(operator) ? 1 : values.length);
    for (const each of values) {
      if (OF_TEXTS.has(operator) || OF_ANYTHING.has(operator)) checkSearch(each);
      if (!isValue(each, operator, attribute)) throw invalid(`${operator} can't be applied to this field and value.`);
    }
  }

  function count(more: number): void {
    parts += more;
    if (parts > PARTS) throw invalid("The query has too many filters.");
  }
}

/** @throws {ValidationError} */
export function checkSearch(text: unknown): void {
  if (String(text).length > SEARCH_LENGTH) throw invalid(`A search text has at most ${SEARCH_LENGTH} characters.`);
}

function isValue(value: unknown, operator: string, { type }: Attribute): boolean {
  const isScalar = typeof value !== "object" || value === null || value instanceof Date;
  if (!isScalar) return false;
  if (FLAGS.has(operator)) return true;
  if (type === "json") return false;
  if (OF_TEXTS.has(operator)) return TEXTS.has(type);
  if (OF_ANYTHING.has(operator)) return true;
  if (!EXACT.has(operator) && !LISTS.has(operator) && operator !== "$between") return false;
  return value === null || (isOfType[type]?.(value) ?? true);
}

const isOfType: Record<string, (value: unknown) => boolean> = {
  integer: (value) => /^[+-]?\d+$/.test(String(value)) && Math.abs(Number(value)) <= LARGEST_INTEGER,
  decimal: isNumber,
  float: isNumber,
  date: (value) => /^\d{4}-\d\d-\d\d/.test(String(value)) && isMoment(String(value).slice(0, 10)),
  datetime: (value) => isMoment(value instanceof Date ? value : String(value)),
};

function isNumber(value: unknown): boolean {
  return String(value).trim() !== "" && Number.isFinite(Number(value));
}

/** PostgreSQL has no year 0. */
function isMoment(value: unknown): boolean {
  try {
    const year = (parseType({ type: "datetime", value }) as Date).getUTCFullYear();
    return year > 0 && year < 10_000;
  } catch {
    return false;
  }
}

/** @throws {ValidationError} if the field doesn't exist. */
export function fieldOf(attributes: Attributes, name: string): Attribute {
  const found = [attributes, OWN].find((some) => Object.hasOwn(some, name))?.[name];
  if (!found) throw invalid(`The field ${name} doesn't exist.`);
  return found;
}

export function targetOf({ type, target, component }: Attribute): string | undefined {
  return type === "media" ? "plugin::upload.file" : (component ?? target);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

export function invalid(message: string): errors.ValidationError {
  return new errors.ValidationError(message);
}
