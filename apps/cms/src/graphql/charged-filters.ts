import type { Core } from "@strapi/strapi";
import type { Middleware } from "../preview/drafts";
import { chargeScans } from "../queries/request-work";

/** GraphQL middleware: a filtered list is gone through as a whole, once more where it is counted. */
export function chargedFilters(strapi: Core.Strapi, field: string): Middleware {
  const scans = field.endsWith("_connection") ? 2 : 1;
  return (next, parent, args, context, info) => {
    if (Object.keys(args.filters ?? {}).length > 0) chargeScans(strapi, scans);
    return next(parent, args, context, info);
  };
}
