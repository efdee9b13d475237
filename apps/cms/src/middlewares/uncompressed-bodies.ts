import { RuleError } from "@repo/contract/http/errors";
import type { Core } from "@strapi/strapi";

/** Nobody knows how much a compressed body becomes before it is read. */
export default (): Core.MiddlewareHandler => (ctx, next) => {
  if (ctx.get("content-encoding")) throw new RuleError("UNSUPPORTED_MEDIA_TYPE", "Send the body uncompressed.");
  return next();
};
