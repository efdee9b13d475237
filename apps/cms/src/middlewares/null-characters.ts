import { RuleError } from "@repo/contract/http/errors";
import type { Core } from "@strapi/strapi";

/** PostgreSQL rejects null characters. */
export default (): Core.MiddlewareHandler => (ctx, next) => {
  if (ctx.url.includes("%00")) throw new RuleError("BAD_REQUEST", "An address can't contain null characters.");
  return next();
};
