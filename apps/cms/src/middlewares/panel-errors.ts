import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

export default (): Core.MiddlewareHandler => async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    if (!ctx.path.startsWith("/content-manager/") || !(error instanceof Error)) throw error;
    // Strapi's controllers set the response, but continue with undefined values.
    if (ctx.status === 403 && error instanceof TypeError) throw new errors.ForbiddenError();
    throw error;
  }
};
