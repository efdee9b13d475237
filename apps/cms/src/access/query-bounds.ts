import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { isPlainObject } from "lodash";
import { READ } from "./panel-routes";

/** Limit of relations that one sort, filter or populated part crosses. */
const RELATIONS = 2;
/** Limit of relations in one query. SQLite joins at most 64 tables, two for each relation. */
const JOINS = 10;
/** Limit of relations to many entries in one query: each multiplies the rows to compare. */
const JOINS_TO_MANY = 2;
const CONDITIONS = 20;
const SEARCH_CHARACTERS = 100;
const PAGE_SIZE = 1_000;

const LOGICAL = new Set(["$and", "$or", "$not"]);
/** Attributes that any query may compare. A file's folder is one of them, although it is a private attribute. */
const PUBLIC = new Set(
  ["id", "documentId", "locale", "createdAt", "updatedAt", "publishedAt"].concat("createdBy", "updatedBy", "folder"),
);
/** Attributes of panel users that the panel shows, or that a role's conditions compare. */
const OF_USERS = new Set(["firstname", "lastname", "username", "email", "isActive", "roles"]);

type Ability = { can(action: string, subject: string, field: string): boolean };
type Query = {
  where?: unknown;
  orderBy?: unknown;
  populate?: unknown;
  select?: unknown;
  _q?: unknown;
  pageSize?: number;
  limit?: number;
};
type Attribute = {
  type: string;
  target?: string;
  component?: string;
  relation?: string;
  repeatable?: boolean;
  multiple?: boolean;
  private?: boolean;
};
type Model = {
  uid: string;
  modelType: "contentType" | "component";
  attributes: Record<string, Attribute>;
  config?: { attributes?: Record<string, { hidden?: boolean }> };
  pluginOptions?: { "content-manager"?: { visible?: boolean } };
};
/** The point that a path of a query has reached: `path` is the part of it within the components of `type`. */
type Place = { type: Model; model: Model; path: string; relations: number };

/**
 * Bounds the queries of panel accounts, whichever route they come by: how many relations they cross, and that they
 * compare only what the account may read. Other queries are refused only if the database can't express them.
 */
export function boundPanelQueries(strapi: Core.Strapi): void {
  const queryParams = strapi.get("query-params");
  const { transform } = queryParams;
  queryParams.transform = (uid: UID.Schema, params: object) => {
    const query = transform(uid, params);
    const request = strapi.requestContext.get();
    const model = modelOf(strapi, uid);
    if (!request || !model) return query;
    const { userAbility } = request.state;
    if (userAbility) checkQuery(strapi, userAbility, query, model);
    refuseUnbuildable(strapi, uid, query);
    return query;
  };
}

/** Refuses a query that the database can't express: the database's own error would be reported as a fault. */
function refuseUnbuildable(strapi: Core.Strapi, uid: string, { _q, select, where, orderBy }: Query): void {
  try {
    strapi.db.queryBuilder(uid).init({ _q, select, where, orderBy }).getKnexQuery().toSQL();
  } catch (error) {
    throw invalid((error as Error).message);
  }
}

function checkQuery(strapi: Core.Strapi, ability: Ability, query: Query, model: Model): void {
  let [joins, joinsToMany, conditions] = [0, 0, 0];
  const { _q, pageSize = 0, limit = 0 } = query;
  if (_q !== undefined && (typeof _q !== "string" || _q.length > SEARCH_CHARACTERS)) {
    throw invalid(`A search is a text of at most ${SEARCH_CHARACTERS} characters.`);
  }
  if (!isContent(model) && Math.max(pageSize, limit) > PAGE_SIZE) throw invalid("The page is too large.");
  checkPart(query, startOf(model));

  function checkPart({ where, orderBy, populate, select }: Query, place: Place): void {
    checkSelect(select, place);
    checkWhere(where, startOf(place.model));
    checkOrder(orderBy, startOf(place.model));
    checkPopulate(populate, place);
  }

  function checkSelect(select: unknown, { model }: Place): void {
    const { attributes } = strapi.db.metadata.get(model.uid);
    const hasColumn = (name: string) => Object.hasOwn(attributes, name) && "columnName" in Object(attributes[name]);
    const unknown = [select ?? []].flat().find((name) => name !== "*" && !hasColumn(String(name)));
    if (unknown !== undefined) throw invalid(`There is no field ${unknown} to show.`);
  }

  function checkWhere(where: unknown, place: Place): void {
    if (Array.isArray(where)) for (const part of where) checkWhere(part, place);
    if (!isRecord(where)) return;
    for (const [key, value] of Object.entries(where)) {
      const next = LOGICAL.has(key) ? place : compare(key, place);
      if (next) checkWhere(value, next);
      else checkConditions(value);
    }
  }

  function checkConditions(value: unknown): void {
    for (const [operator, operand] of Object.entries(isRecord(value) ? value : { $eq: value })) {
      if (LOGICAL.has(operator)) for (const each of [operand].flat()) checkConditions(each);
      else if ([operand].flat().some(isRecord)) throw invalid("A filter compares with a value.");
      conditions += 1;
    }
    if (conditions > CONDITIONS) throw invalid(`A query has at most ${CONDITIONS} conditions.`);
  }

  function checkOrder(order: unknown, place: Place): void {
    for (const part of [order].flat().filter(isRecord)) {
      for (const [name, value] of Object.entries(part)) {
        const next = compare(name, place);
        if (next) checkOrder(value, next);
      }
    }
  }

  /** Returns the place that the attribute leads to. */
  function compare(name: string, place: Place): Place | undefined {
    const attribute = attributeOf(place, name);
    if (!attribute) return undefined;
    if (!mayRead(ability, place, name, attribute)) {
      throw invalid(`A list can't be sorted or filtered by ${place.path}${name}.`);
    }
    const next = follow(strapi, place, name, attribute);
    if (!next) return undefined;
    joins += 1;
    joinsToMany += leadsToMany(attribute) ? 1 : 0;
    const isTooFar = next.relations > RELATIONS || (leadsToMany(attribute) && !isFirstOfContent(place));
    if (isTooFar || joins > JOINS || joinsToMany > JOINS_TO_MANY) {
      throw invalid("A list is sorted and filtered by too many relations.");
    }
    return next;
  }

  function checkPopulate(populate: unknown, place: Place): void {
    if (!isRecord(populate)) return;
    for (const [name, part] of Object.entries(populate)) {
      const attribute = attributeOf(place, name);
      if (!attribute) continue;
      const fragments = isRecord(part) && isRecord(part.on) ? part.on : {};
      for (const [uid, fragment] of Object.entries(fragments)) {
        const fragmentModel = modelOf(strapi, uid);
        if (fragmentModel && isRecord(fragment)) checkPart(fragment, { ...place, model: fragmentModel });
      }
      const next = follow(strapi, place, name, attribute);
      if (!next) continue;
      // Components and languages don't count as relations: the schema and the list of languages bound them.
      const isWithin = attribute.type === "component" || name === "localizations";
      const reached = isWithin ? { ...next, relations: place.relations } : next;
      if (reached.relations > RELATIONS) throw invalid("Too many relations are populated.");
      if (isRecord(part)) checkPart(part, reached);
    }
  }
}

function modelOf(strapi: Core.Strapi, uid: string): Model | undefined {
  return strapi.getModel(uid as UID.Schema) as unknown as Model | undefined;
}

function startOf(model: Model): Place {
  return { type: model, model, path: "", relations: 0 };
}

function follow(strapi: Core.Strapi, place: Place, name: string, attribute: Attribute): Place | undefined {
  const { type, target, component } = attribute;
  const uid = type === "media" ? "plugin::upload.file" : (component ?? target);
  const model = uid && modelOf(strapi, uid);
  if (!model) return undefined;
  const relations = place.relations + 1;
  return component
    ? { ...place, model, path: `${place.path}${name}.`, relations }
    : { type: model, model, path: "", relations };
}

function attributeOf({ model }: Place, name: string): Attribute | undefined {
  return Object.hasOwn(model.attributes, name) ? model.attributes[name] : undefined;
}

function mayRead(ability: Ability, { type, model, path }: Place, name: string, attribute: Attribute): boolean {
  if (attribute.type === "password" || isHidden(model, name)) return false;
  if (PUBLIC.has(name) || attribute.type === "component") return true;
  if (type.uid === "admin::user") return OF_USERS.has(name);
  return isContent(type) ? ability.can(READ, type.uid, path + name) : !attribute.private;
}

function isHidden({ config }: Model, name: string): boolean {
  return config?.attributes?.[name]?.hidden === true;
}

/** Returns true for a type for which panel roles have permissions field by field. */
function isContent({ modelType, pluginOptions }: Model): boolean {
  return modelType === "contentType" && pluginOptions?.["content-manager"]?.visible !== false;
}

/** True where a path may lead to many entries. Farther on, it could lead back and compare each with all others. */
function isFirstOfContent({ type, relations }: Place): boolean {
  return relations === 0 && isContent(type);
}

function leadsToMany({ type, relation = "", repeatable, multiple }: Attribute): boolean {
  return type === "relation" ? /Many$/.test(relation) || relation === "manyWay" : Boolean(repeatable || multiple);
}

const isRecord = (value: unknown): value is Record<string, unknown> => isPlainObject(value);

const invalid = (message: string) => new errors.ValidationError(message);
