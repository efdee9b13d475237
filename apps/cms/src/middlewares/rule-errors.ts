import { RuleError } from "@repo/rules/errors";
import type { Core } from "@strapi/strapi";
import { isMissingTable, logMissingTable } from "../database/missing-table";

/** A RuleError that a controller throws becomes the error body of the site's interface, and so does a missing table. */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  try {
    await next();
  } catch (thrown) {
    const error = isMissingTable(thrown) ? tableMissing(thrown) : thrown;
    if (!(error instanceof RuleError)) throw error;
    ctx.status = error.status;
    ctx.body = error.toBody();
    if (error.retryAfter) ctx.set("Retry-After", String(error.retryAfter));
  }
};

function tableMissing(error: unknown): RuleError {
  logMissingTable(error);
  return new RuleError("TABLE_MISSING", "A table of the database is missing.");
}
