import { ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import { boundedDocuments, documentLimits } from "./bounded-documents";
import { formatError } from "./format-error";

export const graphqlLimits = {
  landingPage: () => ApolloServerPluginLandingPageDisabled(),
  depthLimit: documentLimits.depth,
  defaultLimit: 25,
  maxLimit: 100,
  apolloServer: {
    // By default the plugin allows every origin: leave CORS to strapi::cors.
    cors: false,
    bodyParserConfig: { enableTypes: ["json"], jsonLimit: "100kb" },
    parseOptions: { maxTokens: documentLimits.tokens },
    plugins: [boundedDocuments],
    introspection: false,
    includeStacktraceInErrorResponses: false,
    formatError,
  },
};
