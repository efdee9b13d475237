import { RuleError } from "@repo/contract/http/errors";
import type { Core } from "@strapi/strapi";

/** Refuses a target with a host, as proxies get it, and the names that every object has, by which Strapi finds a type. */
export default (): Core.MiddlewareHandler => (ctx, next) => {
  if (!ctx.url.startsWith("/")) throw new RuleError("BAD_REQUEST", "The target of a request must be a path.");
  if (ctx.path.split("/").some((segment) => decoded(segment) in Object.prototype)) throw new RuleError("NOT_FOUND");
  return next();
};

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
