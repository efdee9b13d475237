import { errors } from "@strapi/utils";
import { isSite } from "../site-token";

type Context = { koaContext: { request: { headers: Record<string, string | string[] | undefined> } } };
type Resolve = (parent: unknown, args: Record<string, unknown>, context: Context, info: unknown) => unknown;

export function isPublishedQuery(query: Record<string, unknown>): boolean {
  return (
    (query.status === undefined || query.status === null || query.status === "published") &&
    query.publicationFilter === undefined &&
    query.hasPublishedVersion === undefined
  );
}

export const publishedOnly = (
  next: Resolve,
  parent: unknown,
  args: Record<string, unknown>,
  context: Context,
  info: unknown,
): unknown => {
  if (!isPublishedQuery(args) && !isSite(context.koaContext.request.headers)) {
    throw new errors.ForbiddenError("Only published content can be read.");
  }
  return next(parent, args, context, info);
};
