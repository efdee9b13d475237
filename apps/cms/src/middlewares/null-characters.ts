import { RuleError } from "@repo/rules/errors";
import type { Core } from "@strapi/strapi";

/** PostgreSQL takes no null characters, so that nothing there is can be at an address that holds one. */
export default (): Core.MiddlewareHandler => (ctx, next) => {
  if (ctx.url.includes("%00")) throw new RuleError("BAD_REQUEST", "An address can't hold null characters.");
  return next();
};
