import { RuleError } from "@repo/contract/http/errors";
import { isDatabaseUnreachable, isMissingTable } from "@repo/plugin-kit/server/database-errors";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { ChecksService } from "strapi-plugin-publishing-checks/strapi-server";
import { logMissingTable } from "../database/missing-table";
import { isEndedStatement } from "../database/statement-limits";

export default (): Core.MiddlewareHandler => async (ctx, next) => {
  try {
    await next();
  } catch (thrown) {
    const error = ofSchema(thrown) ?? ofStores(thrown) ?? ofChecks(thrown, ctx.path) ?? thrown;
    if (!(error instanceof RuleError)) throw error;
    ctx.status = error.status;
    ctx.body = error.toBody();
    if (error.retryAfter) ctx.set("Retry-After", String(error.retryAfter));
  }
};

/** Codes for a value of a wrong type or range, and for a statement that is too large or too deep. */
const UNCOMPARABLE = /^(22|54|08P01$|42883$|SQLITE_MISMATCH$)/;
const IMPOSSIBLE =
  /too many SQL variables|Expression tree is too large|at most \d+ tables in a join|not actually supported by SQLite/;

function ofStores(error: unknown): RuleError | errors.ValidationError | undefined {
  if (isMissingTable(error)) {
    logMissingTable(error);
    return new RuleError("TABLE_MISSING");
  }
  if (isDatabaseUnreachable(error)) {
    strapi.log.error(`The database can't be reached: ${(error as Error).message}`);
    return new RuleError("CMS_UNAVAILABLE");
  }
  if (isEndedStatement(error)) {
    strapi.log.warn(`A statement was ended: ${(error as Error).message}`);
    return new RuleError("CMS_UNAVAILABLE");
  }
  const { code, message = "" } = error as { code?: unknown; message?: string };
  if (code === "ENAMETOOLONG") return new errors.ValidationError("The name of a file is too long.");
  if (UNCOMPARABLE.test(String(code)) || IMPOSSIBLE.test(message)) {
    strapi.log.warn(`The database can't do what was asked: ${message}`);
    return new errors.ValidationError("The database can't compare or store these values.");
  }
  return undefined;
}

function ofSchema(error: unknown): errors.ValidationError | undefined {
  const { name, issues } = error as { name?: unknown; issues?: { path: PropertyKey[]; message: string }[] };
  if (name !== "ZodError" || !Array.isArray(issues)) return undefined;
  return new errors.ValidationError(issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; "));
}

/** Converts findings for the API only: the panel expects Strapi's error format. */
function ofChecks(error: unknown, path: string): RuleError | undefined {
  const checks: ChecksService = strapi.plugin("publishing-checks").service("checks");
  const findings = checks.findingsOf(error);
  if (!findings || !path.startsWith("/api/")) return undefined;
  const fields = findings.map((finding) => [finding.path, finding.message]);
  return new RuleError("VALIDATION_FAILED", undefined, Object.fromEntries(fields));
}
