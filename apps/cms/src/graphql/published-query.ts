import { errors } from "@strapi/utils";
import { isSite } from "../access/site-token";
import type { Middleware } from "./middleware";

export function isPublishedQuery(query: Record<string, unknown>): boolean {
  return (
    (query.status === undefined || query.status === null || query.status === "published") &&
    query.publicationFilter === undefined &&
    query.hasPublishedVersion === undefined
  );
}

export const publishedOnly: Middleware = (next, parent, args, context, info) => {
  if (!isPublishedQuery(args) && !isSite(context.koaContext.request.headers)) {
    throw new errors.ForbiddenError("Only published content can be read.");
  }
  return next(parent, args, context, info);
};
