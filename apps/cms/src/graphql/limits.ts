import { ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import { documentLimits, enforceDocumentLimits } from "./document-limits";
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
    plugins: [enforceDocumentLimits],
    introspection: false,
    includeStacktraceInErrorResponses: false,
    formatError,
  },
};
