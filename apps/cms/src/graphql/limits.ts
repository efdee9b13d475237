import { ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import { boundedDocuments, documentLimits } from "./bounded-documents";
import { formatError } from "./format-error";

/** Options of the GraphQL plugin that bound what a document may ask for. */
export const graphqlLimits = {
  landingPage: () => ApolloServerPluginLandingPageDisabled(),
  depthLimit: documentLimits.depth,
  defaultLimit: 25,
  maxLimit: 100,
  apolloServer: {
    // The plugin's own answer to foreign origins is yes: strapi::cors and its list decide instead.
    cors: false,
    bodyParserConfig: { enableTypes: ["json"], jsonLimit: "100kb" },
    parseOptions: { maxTokens: documentLimits.tokens },
    plugins: [boundedDocuments],
    // The schema is in packages/cms-client.
    introspection: false,
    includeStacktraceInErrorResponses: false,
    formatError,
  },
};
