import type { Core } from "@strapi/strapi";
import { chargeScans } from "../queries/request-work";
import type { Middleware } from "./middleware";

export function chargedFilters(strapi: Core.Strapi, field: string): Middleware {
  const scans = field.endsWith("_connection") ? 2 : 1;
  return (next, parent, args, context, info) => {
    if (Object.keys(args.filters ?? {}).length > 0) chargeScans(strapi, scans);
    return next(parent, args, context, info);
  };
}
