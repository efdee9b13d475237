import { errors } from "@strapi/utils";
import { isPublishedQuery } from "../graphql/published-query";

export default (context: { request: { query: Record<string, unknown> } }) => {
  if (isPublishedQuery(context.request.query)) return true;
  throw new errors.ForbiddenError("Only published content can be read.");
};
