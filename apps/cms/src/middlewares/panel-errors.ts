import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

/** The panel drops a relation's sort field if the role may not see it, or if it is an ID. */
const WITHOUT_FIELD = /^Attribute \w+ not found on model /;

export default (): Core.MiddlewareHandler => async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    if (!ctx.path.startsWith("/content-manager/") || !(error instanceof Error)) throw error;
    // Its controllers set the response, but continue with undefined values.
    if (ctx.status === 403 && error instanceof TypeError) throw new errors.ForbiddenError();
    if (WITHOUT_FIELD.test(error.message)) throw new errors.ValidationError("The list can't be sorted this way.");
    throw error;
  }
};
