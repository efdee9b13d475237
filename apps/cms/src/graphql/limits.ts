import { formatError } from "./format-error";

/** Options of the GraphQL plugin that bound what a document may ask for. */
export const graphqlLimits = {
  depthLimit: 8,
  defaultLimit: 25,
  maxLimit: 100,
  apolloServer: {
    introspection: process.env.NODE_ENV !== "production",
    includeStacktraceInErrorResponses: false,
    formatError,
  },
};
