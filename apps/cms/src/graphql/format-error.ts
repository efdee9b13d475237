import { unwrapResolverError } from "@apollo/server/errors";
import { RuleError } from "@repo/contract/http/errors";
import { isMissingTable } from "@repo/plugin-kit/server/database-errors";
import { errors } from "@strapi/utils";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { logMissingTable } from "../database/missing-table";
import { isEndedStatement } from "../database/statement-limits";

/** Hides database errors, whose messages contain SQL. A missing table has its own code, for the blog's setup screen. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const original = unwrapResolverError(error);
  const { path, locations } = formatted;
  const answer = (code: string, message: string) => ({
    // "Did you mean" suggestions would reveal the schema to strangers.
    message: message.replace(/ ?Did you mean .*$/s, ""),
    path,
    locations,
    extensions: { code },
  });

  if (original instanceof errors.ForbiddenError || original instanceof errors.UnauthorizedError) {
    return answer("FORBIDDEN", original.message);
  }
  if (original instanceof errors.ApplicationError) return answer("BAD_USER_INPUT", original.message);
  if (original instanceof GraphQLError) {
    return answer(String(formatted.extensions?.code ?? "BAD_USER_INPUT"), formatted.message);
  }
  if (isMissingTable(original)) {
    logMissingTable(original);
    return answer("TABLE_MISSING", "A table of the database is missing.");
  }
  if (isEndedStatement(original)) {
    strapi.log.warn(`A statement was ended: ${(original as Error).message}`);
    const { code, message } = new RuleError("CMS_UNAVAILABLE");
    return answer(code, message);
  }
  if (original instanceof RuleError) return answer(original.code, original.message);
  strapi.log.error(original);
  return answer("INTERNAL_SERVER_ERROR", "Internal Server Error");
}
