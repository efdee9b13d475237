import { errors } from "@strapi/utils";
import { isPublishedQuery } from "../graphql/published-only";

/** Drafts are for those who are signed in: their role decides which. */
export default (context: { state: { user?: unknown }; request: { query: Record<string, unknown> } }) => {
  if (context.state.user || isPublishedQuery(context.request.query)) return true;
  throw new errors.ForbiddenError("Only published content can be read.");
};
