import type { Core, UID } from "@strapi/strapi";
import {
  type Attribute,
  type Attributes,
  checkFilters,
  checkSearch,
  fieldOf,
  invalid,
  isRecord,
  targetOf,
} from "./check-filters";
import { enterQueue } from "./queue";
import { addQueryCost, refuseOverBudget } from "./request-cost";
import { sortPaths, textsOf } from "./sort-paths";

export const LEVELS = 20;
const POPULATED = 4;
const SORTED_RELATIONS = 2;
const SORTS = 10;
const FIELDS = 100;

type Query = Record<string, unknown>;

export function registerQueryCheck(strapi: Core.Strapi): void {
  const { validate } = strapi.contentAPI;
  const validateQuery = validate.query;
  validate.query = async (query, model, options) => {
    refuseOverBudget(strapi);
    checkQuery(strapi, query as Query, model.attributes as Attributes);
    addQueryCost(strapi, query as Query, model.attributes as Attributes);
    const request = strapi.requestContext.get();
    if (request) await enterQueue(request);
    await validateQuery(query, model, options);
  };
}

/** Strapi itself checks whether the fields exist and may be read. @throws {ValidationError} */
export function checkQuery(strapi: Core.Strapi, query: Query, attributes: Attributes): void {
  if (isDeeper(query, LEVELS)) throw invalid("The query is too deep.");
  if (holdsNull(query)) throw invalid("A text can't contain null characters.");
  const { _q, pagination } = query;
  if (isThere(_q) && typeof _q !== "string") throw invalid("_q must be a text.");
  checkSearch(_q ?? "");
  if (isThere(pagination) && !isRecord(pagination)) throw invalid("pagination must be an object.");
  if (isRecord(pagination)) checkNumbers(pagination);
  checkPart(query, attributes, POPULATED);

  function checkPart(part: Query, attributes: Attributes, levels: number): void {
    const { filters, sort, fields, populate } = part;
    checkNumbers(part);
    if (isThere(filters)) checkFilters(filters, attributes, attributesOf);
    if (isThere(sort)) checkSort(sort, attributes);
    if (isThere(fields)) checkFields(fields, attributes);
    if (isThere(populate)) checkPopulate(populate, attributes, levels);
  }

  function checkSort(sort: unknown, attributes: Attributes): void {
    const paths = sortPaths(sort);
    if (paths.length > SORTS) throw invalid("A list is sorted by at most ten fields.");
    for (const path of paths) {
      if (path.length > SORTED_RELATIONS + 1) throw invalid("Sorting can cross at most two relations.");
      let known: Attributes | undefined = attributes;
      for (const name of path) {
        if (!known) throw invalid(`A list can't be sorted by ${path.join(".")}.`);
        const target = targetOf(fieldOf(known, name));
        known = target ? attributesOf(target) : undefined;
      }
      if (known) throw invalid(`A list can't be sorted by ${path.join(".")}.`);
    }
  }

  function checkPopulate(populate: unknown, attributes: Attributes, levels: number): void {
    if (levels === 0) throw invalid("Relations are populated at most four levels deep.");
    if (isRecord(populate)) {
      for (const [name, value] of Object.entries(populate)) {
        if (!isThere(value)) throw invalid(`populate[${name}] has no value.`);
        if (!isRecord(value)) continue;
        const attribute = fieldOf(attributes, name);
        const target = targetOf(attribute);
        if (isThere(value.on)) checkFragments(value.on, attribute, levels - 1);
        else if (target) checkPart(value, attributesOf(target), levels - 1);
      }
    } else {
      for (const path of textsOf(populate)) {
        if (path.split(".").length > levels) throw invalid("Relations are populated at most four levels deep.");
      }
    }
  }

  function checkFragments(on: unknown, { components = [] }: Attribute, levels: number): void {
    if (!isRecord(on)) throw invalid("on must be an object.");
    for (const [uid, part] of Object.entries(on)) {
      if (!components.includes(uid)) throw invalid(`on[${uid}] names no component of this field.`);
      if (isRecord(part)) checkPart(part, attributesOf(uid), levels);
    }
  }

  function attributesOf(uid: string): Attributes {
    const { attributes, modelType } = strapi.getModel(uid as UID.Schema);
    return { ...(attributes as Attributes), ...(modelType === "component" && { documentId: undefined }) };
  }
}

export function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1));
}

function holdsNull(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0");
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, part]) => key.includes("\0") || holdsNull(part));
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function checkNumbers(numbers: Query): void {
  for (const name of ["page", "pageSize", "start", "limit"]) {
    const value = numbers[name];
    if (isThere(value) && (typeof value === "object" || Math.abs(Number(value)) > Number.MAX_SAFE_INTEGER)) {
      throw invalid(`${name} is out of range.`);
    }
  }
}

function checkFields(fields: unknown, attributes: Attributes): void {
  const names = textsOf(fields);
  if (names.length === 0 || names.length > FIELDS) throw invalid("fields must name some fields.");
  for (const name of names) if (name.trim() !== "*") fieldOf(attributes, name.trim());
}
