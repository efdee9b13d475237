import { unwrapResolverError } from "@apollo/server/errors";
import { errors } from "@strapi/utils";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { isMissingTable, logMissingTable } from "../database/missing-table";

/**
 * Answers of the GraphQL endpoint say what was wrong with the question, and nothing of the database: its messages
 * hold SQL. A missing table, which the blog's setup screen is about, has a code of its own.
 */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const original = unwrapResolverError(error);
  const { path, locations } = formatted;
  const answer = (code: string, message: string) => ({
    // A guess at what was meant names what a stranger did not know.
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
  strapi.log.error(original);
  return answer("INTERNAL_SERVER_ERROR", "Internal Server Error");
}
