import type { Core, UID } from "@strapi/strapi";
import { traverse } from "@strapi/utils";
import { READ } from "./panel-routes";

type Ability = { can: (action: string, subject: string, field: string) => boolean };
type Options = { ability: Ability; model: UID.Schema };
type Query = { sort?: unknown; filters?: unknown; _q?: unknown };
type Attribute = { type: string; target?: string; component?: string; private?: boolean; searchable?: boolean };
type Manager = { sanitizeQuery: (query: Query, options?: object) => Promise<Query> };
type Service = { createPermissionsManager: (options: Options) => Manager };
type Model = Parameters<typeof traverse.traverseQuerySort>[1]["schema"] & {
  pluginOptions?: { "content-manager"?: { visible?: boolean } };
};
type Visitor = Parameters<typeof traverse.traverseQuerySort>[0];

/** Attributes that any role may compare. A file's folder is private, but the media library asks for it. */
const PUBLIC = new Set(
  ["id", "documentId", "locale", "createdAt", "updatedAt", "publishedAt"].concat("createdBy", "updatedBy", "folder"),
);

const TEXTS = ["string", "text", "uid", "email", "enumeration", "richtext"];
const NUMBERS = ["integer", "biginteger", "float", "decimal"];

/** In Strapi, a role may search all texts, sort by one hidden field, and filter by those of related entries. */
export function dropUnreadable(strapi: Core.Strapi): void {
  const getModel = (uid: string) => strapi.getModel(uid as UID.Schema) as Model;
  strapi.get("services").extend("admin::permission", (service: Service) => ({
    ...service,

    createPermissionsManager(options: Options) {
      const manager = service.createPermissionsManager(options);
      const { sanitizeQuery } = manager;
      const schema = getModel(options.model);
      const isReadable = (path: string) => mayRead(options.ability, schema, path, getModel);
      const drop: Visitor = ({ key, attribute, path }, { remove }) => {
        if (attribute && !isReadable(String(path.attribute))) remove(key);
      };
      manager.sanitizeQuery = async (query, options) => {
        const { sort, filters, ...rest } = searchReadable(query, schema, isReadable);
        const sorts = typeof sort === "string" ? sort.split(",") : sort;
        const context = { schema, getModel };
        const readable = {
          ...rest,
          ...(sorts ? { sort: await traverse.traverseQuerySort(drop, context, sorts) } : {}),
          ...(filters ? { filters: await traverse.traverseQueryFilters(drop, context, filters) } : {}),
        };
        return sanitizeQuery(readable, options);
      };
      return manager;
    },
  }));
}

/** Filters by the texts that the role may read, where the search would compare others too. */
function searchReadable(query: Query, { attributes }: Model, isReadable: (name: string) => boolean): Query {
  const { _q, filters = {}, ...rest } = query;
  const ofTypes = (types: string[]) =>
    Object.entries(attributes as Record<string, Attribute>).flatMap(([name, { type, searchable }]) =>
      types.includes(type) && searchable !== false ? [name] : [],
    );
  if (!_q || ofTypes([...TEXTS, ...NUMBERS]).every(isReadable)) return query;
  const found = ofTypes(TEXTS)
    .filter(isReadable)
    .map((name) => ({ [name]: { $containsi: String(_q) } }));
  return { ...rest, filters: { $and: [filters, { $or: [{ id: { $null: true } }, ...found] }] } };
}

function mayRead(ability: Ability, start: Model, path: string, getModel: (uid: string) => Model): boolean {
  let [type, model, within] = [start, start, ""];
  const names = path.split(".");
  const last = names.pop() as string;
  for (const name of names) {
    const { target, component } = model.attributes[name] as Attribute;
    model = getModel(component ?? target ?? "plugin::upload.file");
    within = component ? `${within}${name}.` : "";
    if (!component) type = model;
  }
  const attribute = model.attributes[last];
  // Strapi itself has a list for accounts of the panel.
  if (PUBLIC.has(last) || attribute?.type === "component" || type.uid === "admin::user") return true;
  const hasPermissions = type.modelType === "contentType" && type.pluginOptions?.["content-manager"]?.visible !== false;
  return hasPermissions ? ability.can(READ, type.uid, within + last) : !(attribute as Attribute).private;
}
