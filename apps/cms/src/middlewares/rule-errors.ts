import { RuleError } from "@repo/rules/errors";
import type { Core } from "@strapi/strapi";

/** A RuleError that a controller throws becomes the error body of the site's interface. */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    ctx.status = error.status;
    ctx.body = error.toBody();
    if (error.retryAfter) ctx.set("Retry-After", String(error.retryAfter));
  }
};
