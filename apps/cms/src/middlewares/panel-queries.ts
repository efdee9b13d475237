import type { Core, UID } from "@strapi/strapi";
import { type Attribute, type Attributes, targetOf } from "../queries/check-filters";
import { checkQuery } from "../queries/check-query";
import { checkPanelCost } from "../queries/request-cost";

const LIST_OR_ENTRY = /^\/content-manager\/(?:collection|single)-types\/([^/]+)/;
const RELATIONS = /^\/content-manager\/relations\/([^/]+)\/(?:[^/]+\/)?([^/]+)$/;
const LISTS: Record<string, string> = {
  "/upload/files": "plugin::upload.file",
  "/upload/folders": "plugin::upload.folder",
  "/admin/users": "admin::user",
  "/admin/roles": "admin::role",
};

const OF_LISTS: Attributes = { status: { type: "string" }, __status: { type: "string" } };

export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  (ctx, next) => {
    const attributes = attributesOf(strapi, listedAt(strapi, ctx.path.replace(/\/$/, "")));
    if (attributes) {
      checkQuery(strapi, ctx.query, { ...OF_LISTS, ...attributes });
      checkPanelCost(strapi, ctx.query, attributes);
    }
    return next();
  };

function listedAt(strapi: Core.Strapi, path: string): string | undefined {
  const [, model, field = ""] = RELATIONS.exec(path) ?? [];
  const attribute: Attribute | undefined = attributesOf(strapi, model)?.[field];
  const list = path.replace(/^((?:\/[^/]+){2})\/[^/]+$/, "$1");
  return LIST_OR_ENTRY.exec(path)?.[1] ?? (attribute ? targetOf(attribute) : LISTS[list]);
}

function attributesOf(strapi: Core.Strapi, uid = ""): Attributes | undefined {
  const model = strapi.contentTypes[uid as UID.ContentType] ?? strapi.components[uid as UID.Component];
  return model?.attributes as Attributes | undefined;
}
