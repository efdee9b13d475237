import { RuleError } from "@repo/contract/http/errors";
import type { Core } from "@strapi/strapi";

/** Refuses null characters in addresses, because PostgreSQL rejects them. */
export default (): Core.MiddlewareHandler => (ctx, next) => {
  if (ctx.url.includes("%00")) throw new RuleError("BAD_REQUEST", "An address can't contain null characters.");
  return next();
};
