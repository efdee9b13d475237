import type { Core, UID } from "@strapi/strapi";
import { traverse } from "@strapi/utils";
import { READ } from "./panel-routes";

type Ability = { can: (action: string, subject: string, field: string) => boolean };
type Options = { ability: Ability; model: UID.Schema };
type Query = { sort?: unknown; filters?: unknown };
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

/**
 * Lets no role sort or filter by what it may not read. Strapi leaves this out where it stands in the entry itself, but
 * not in related entries, and not where the role has no permission for the type, or a query only one sort.
 */
export function dropUnreadable(strapi: Core.Strapi): void {
  const getModel = (uid: string) => strapi.getModel(uid as UID.Schema) as Model;
  strapi.get("services").extend("admin::permission", (service: Service) => ({
    ...service,

    createPermissionsManager(options: Options) {
      const manager = service.createPermissionsManager(options);
      const { sanitizeQuery } = manager;
      const schema = getModel(options.model);
      const drop: Visitor = ({ key, attribute, path }, { remove }) => {
        if (attribute && !mayRead(options.ability, schema, String(path.attribute), getModel)) remove(key);
      };
      manager.sanitizeQuery = async ({ sort, filters, ...query }, options) => {
        const sorts = typeof sort === "string" ? sort.split(",") : sort;
        const context = { schema, getModel };
        const readable = {
          ...query,
          ...(sorts ? { sort: await traverse.traverseQuerySort(drop, context, sorts) } : {}),
          ...(filters ? { filters: await traverse.traverseQueryFilters(drop, context, filters) } : {}),
        };
        return sanitizeQuery(readable, options);
      };
      return manager;
    },
  }));
}

function mayRead(ability: Ability, start: Model, path: string, getModel: (uid: string) => Model): boolean {
  let [type, model, within] = [start, start, ""];
  const names = path.split(".");
  const last = names.pop() as string;
  for (const name of names) {
    const { target, component } = model.attributes[name] as { target?: string; component?: string };
    model = getModel(component ?? target ?? "plugin::upload.file");
    within = component ? `${within}${name}.` : "";
    if (!component) type = model;
  }
  const attribute = model.attributes[last];
  // Strapi itself has a list for accounts of the panel.
  if (PUBLIC.has(last) || attribute?.type === "component" || type.uid === "admin::user") return true;
  const hasPermissions = type.modelType === "contentType" && type.pluginOptions?.["content-manager"]?.visible !== false;
  return hasPermissions ? ability.can(READ, type.uid, within + last) : !(attribute as { private?: boolean }).private;
}
