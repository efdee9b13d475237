import type { Core, UID } from "@strapi/strapi";
import type { Attributes } from "../queries/check-filters";
import { checkQuery } from "../queries/check-query";

const LIST_OR_ENTRY = /^\/content-manager\/(?:collection|single)-types\/([^/]+)/;

/** Applies the checks of the content API to the panel's queries. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  (ctx, next) => {
    const type = strapi.contentTypes[LIST_OR_ENTRY.exec(ctx.path)?.[1] as UID.ContentType];
    if (type) checkQuery(strapi, ctx.query, type.attributes as Attributes);
    return next();
  };
