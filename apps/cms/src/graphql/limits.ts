import { ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import { formatError } from "./format-error";

/** Options of the GraphQL plugin that bound what a document may ask for. */
export const graphqlLimits = {
  landingPage: () => ApolloServerPluginLandingPageDisabled(),
  depthLimit: 8,
  defaultLimit: 25,
  maxLimit: 100,
  apolloServer: {
    // The plugin's own answer to foreign origins is yes: strapi::cors and its list decide instead.
    cors: false,
    introspection: process.env.NODE_ENV !== "production",
    includeStacktraceInErrorResponses: false,
    formatError,
  },
};
