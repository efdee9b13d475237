import type { Core } from "@strapi/strapi";
import { addScanCost } from "../queries/request-cost";
import type { Middleware } from "./middleware";

/** GraphQL middleware: a filtered list is scanned completely, and again to count it. */
export function countFilterCost(strapi: Core.Strapi, field: string): Middleware {
  const scans = field.endsWith("_connection") ? 2 : 1;
  return (next, parent, args, context, info) => {
    if (Object.keys(args.filters ?? {}).length > 0) addScanCost(strapi, scans);
    return next(parent, args, context, info);
  };
}
