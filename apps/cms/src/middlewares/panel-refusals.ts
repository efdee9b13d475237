import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

/** The panel leaves a relation's field out of the order that the role may not see, or that is an id. */
const WITHOUT_FIELD = /^Attribute \w+ not found on model /;

/** Questions that Strapi's panel refuses, and then answers with 500. */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    if (!ctx.path.startsWith("/content-manager/") || !(error instanceof Error)) throw error;
    // Its controllers set the answer and go on without what they have not been given.
    if (ctx.status === 403 && error instanceof TypeError) throw new errors.ForbiddenError();
    if (WITHOUT_FIELD.test(error.message)) throw new errors.ValidationError("The list can't be sorted so.");
    throw error;
  }
};
