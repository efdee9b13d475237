import { globSync, readFileSync } from "node:fs";
import { CONTENT_TYPES, uidOf } from "@repo/rules/content-types";
import fc from "fast-check";

type Attribute = { type: string; target?: string; component?: string; repeatable?: boolean; relation?: string };
type Model = { kind?: string; pluralName: string; attributes: Record<string, Attribute> };
type Field = { path: string[]; type: string };
type Condition = Field & { operator: string; value: string | number | boolean };

const FILE: Model = {
  pluralName: "files",
  attributes: { name: { type: "string" }, url: { type: "text" }, caption: { type: "text" }, size: { type: "decimal" } },
};
const OWN: Record<string, Attribute> = { documentId: { type: "string" }, createdAt: { type: "datetime" } };
const OPERATORS = ["$eq", "$ne", "$in", "$gt", "$null"];
const SEARCHES = ["$contains", "$containsi", "$notContainsi", "$startsWith", "$endsWith", "$eqi"];
/** Found nowhere, everywhere, or nearly at each letter. */
const TEXTS = ["q", "e", "%e%e%q", "_".repeat(60), `${"A sentence that stands for a text, and its ".repeat(2)}q`];
const DEEPEST = 3;

const models = readModels();
const modelOf = (uid: string) => models.get(uid) ?? FILE;
export const LISTS = CONTENT_TYPES.map(uidOf).filter((uid) => modelOf(uid).kind === "collectionType");

const isText = (type: string) => /^(string|text|richtext|email|uid|enumeration|customField)$/.test(type);
const targetOf = ({ type, target, component }: Attribute) => (type === "media" ? "file" : (target ?? component));
const isMany = ({ repeatable, relation }: Attribute) => Boolean(repeatable) || relation?.endsWith("Many");
const nested = (path: string[]) => path.map((name) => `[${name}]`).join("");

export const pathOf = (uid: string) => modelOf(uid).pluralName;

function readModels(): Map<string, Model> {
  const files = globSync("src/{api/*/content-types/*,components/*}/*.json").map((file) => file.replaceAll("\\", "/"));
  return new Map(
    files.map((file) => {
      const { kind, info, attributes } = JSON.parse(readFileSync(file, "utf8"));
      const [, folder, name = ""] = /([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
      return [kind ? `api::${folder}.${folder}` : `${folder}.${name}`, { kind, attributes, ...info }];
    }),
  );
}

function fieldsOf(uid: string, crossings = DEEPEST): Field[] {
  return Object.entries({ ...OWN, ...modelOf(uid).attributes }).flatMap(([name, attribute]): Field[] => {
    const target = targetOf(attribute);
    if (!target) return [{ path: [name], type: attribute.type }];
    if (crossings === 0) return [];
    return fieldsOf(target, crossings - 1).map(({ path, type }) => ({ path: [name, ...path], type }));
  });
}

const conditionOn = (uid: string): fc.Arbitrary<Condition> =>
  fc
    .constantFrom(...fieldsOf(uid))
    .chain((field) =>
      fc.record({
        path: fc.constant(field.path),
        type: fc.constant(field.type),
        operator: fc.constantFrom(...OPERATORS, ...(isText(field.type) ? [...SEARCHES, ...SEARCHES] : [])),
        value: fc.constantFrom<string | number>(...valuesOf(field.type)),
      }),
    )
    .map((condition) => (condition.operator === "$null" ? { ...condition, value: true } : condition));

function valuesOf(type: string): (string | number)[] {
  if (isText(type)) return TEXTS;
  return type === "datetime" || type === "date" ? ["2020-01-31", "2099-01-31"] : [0, 1, 77_777];
}

/** Something that a query may hold several times, each time by itself. */
export type Part = { text: (number: number) => string; most: number };

const once = (text: string): Part => ({ text: () => text, most: 1 });
const group = fc.constantFrom("or", "and");
const order = fc.constantFrom("asc", "desc");

/** Parameters of REST or the panel for a list. */
export function parametersOf(uid: string, isPanel: boolean): fc.Arbitrary<Part> {
  const window = (name: string) => (isPanel ? name : `pagination[${name}]`);
  const pages = fc.constantFrom(1, 10, 20, 40, 100);
  return fc.oneof(
    { weight: 6, arbitrary: filtersOf(uid, "filters") },
    { weight: 2, arbitrary: sortOf(uid, "sort") },
    { weight: 2, arbitrary: fc.oneof(fc.constant(once("populate=*")), ...relatedOf(uid).map(populatedOf)) },
    { weight: 1, arbitrary: fc.constantFrom(...TEXTS).map((text) => once(`_q=${encodeURIComponent(text)}`)) },
    { weight: 2, arbitrary: pages.map((page) => once(`${window("pageSize")}=100&${window("page")}=${page}`)) },
  );
}

function filtersOf(uid: string, name: string): fc.Arbitrary<Part> {
  return fc.tuple(conditionOn(uid), group, fc.nat(9)).map(([{ path, operator, value }, group, at]) => ({
    text: (number) =>
      `${name}[$${group}][${10 * number + at}]${nested(path)}[${operator}]=${encodeURIComponent(value)}`,
    most: 128,
  }));
}

function sortOf(uid: string, name: string): fc.Arbitrary<Part> {
  return fc
    .tuple(fc.constantFrom(...fieldsOf(uid)), order, fc.nat(9))
    .map(([{ path }, order, at]) => once(`${name}[${at}]=${path.join(".")}:${order}`));
}

function populatedOf({ path, uid }: { path: string[]; uid: string }): fc.Arbitrary<Part> {
  const name = `populate[${path.join("][populate][")}]`;
  return fc.oneof(
    fc.constant(once(`${name}[populate]=*`)),
    filtersOf(uid, `${name}[filters]`),
    sortOf(uid, `${name}[sort]`),
  );
}

function relatedOf(uid: string, crossings = DEEPEST): { path: string[]; uid: string }[] {
  return Object.entries(modelOf(uid).attributes).flatMap(([name, attribute]) => {
    const target = targetOf(attribute);
    if (!target || crossings === 0) return [];
    const further = relatedOf(target, crossings - 1).map(({ path, uid }) => ({ path: [name, ...path], uid }));
    return [{ path: [name], uid: target }, ...further];
  });
}

/** Fields of a GraphQL document, to be given a name each. */
export function rootFieldsOf(uids: readonly string[]): fc.Arbitrary<Part> {
  return fc.tuple(fc.constantFrom(...uids), fc.boolean()).chain(([uid, isCounted]) =>
    fc.tuple(argumentsOf(uid, fc.constantFrom(10, 25, 100)), selectionOf(uid, 2)).map(([given, selection]) => {
      const asked = (field: string) => ({ text: () => field, most: 16 });
      const plural = pathOf(uid).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      if (!isCounted) return asked(`${plural}${given} ${selection}`);
      return asked(`${plural}_connection${given} { nodes ${selection} pageInfo { total } }`);
    }),
  );
}

const times = fc.constantFrom(1, 2, 4, 8, 32);

function argumentsOf(uid: string, limit: fc.Arbitrary<number>): fc.Arbitrary<string> {
  const filters = fc.tuple(conditionOn(uid), times, group).map(([{ path, operator, value }, count, group]) => {
    const leaf = `{ ${operator.slice(1)}: ${JSON.stringify(value)} }`;
    const condition = path.reduceRight((within, name) => `{ ${name}: ${within} }`, leaf);
    return `filters: { ${group}: [${Array(count).fill(condition).join(", ")}] }`;
  });
  const sort = fc
    .tuple(fc.constantFrom(...fieldsOf(uid)), order)
    .map(([{ path }, order]) => `sort: "${path.join(".")}:${order}"`);
  const pagination = fc
    .tuple(limit, fc.constantFrom(0, 0, 900, 3900, 9900))
    .map(([limit, start]) => `pagination: { limit: ${limit}, start: ${start} }`);
  const option = (part: fc.Arbitrary<string>) => fc.option(part, { nil: "" });
  return fc
    .tuple(option(filters), option(sort), option(pagination))
    .map((parts) => parts.filter(Boolean).join(", "))
    .map((parts) => parts && `(${parts})`);
}

function selectionOf(uid: string, levels: number): fc.Arbitrary<string> {
  const fields = Object.entries(modelOf(uid).attributes).map(([name, attribute]): fc.Arbitrary<string> | undefined => {
    const target = targetOf(attribute);
    if (!target) return fc.constantFrom(name, "");
    if (levels === 0) return undefined;
    const given = isMany(attribute) ? fc.option(argumentsOf(target, fc.constant(100)), { nil: "" }) : fc.constant("");
    return fc
      .option(fc.tuple(given, selectionOf(target, levels - 1), fc.constantFrom(1, 1, 3)), { nil: undefined })
      .map((some) => {
        if (!some) return "";
        const [given, selection, count] = some;
        return Array.from({ length: count }, (_, number) => `${name}${number}: ${name}${given} ${selection}`).join(" ");
      });
  });
  return fc
    .tuple(...fields.filter((field) => field !== undefined))
    .map((parts) => `{ __typename ${parts.filter(Boolean).join(" ")} }`);
}
