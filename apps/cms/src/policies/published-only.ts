import { errors } from "@strapi/utils";
import { isPublishedQuery } from "../graphql/published-only";

/** Drafts are for signed-in users, within the limits of their role. */
export default (context: { state: { user?: unknown }; request: { query: Record<string, unknown> } }) => {
  if (context.state.user || isPublishedQuery(context.request.query)) return true;
  throw new errors.ForbiddenError("Only published content can be read.");
};
