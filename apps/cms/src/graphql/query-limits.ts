import type { ApolloServerPlugin } from "@apollo/server";
import { ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import { depthRule } from "./depth-rule";
import { formatError } from "./format-error";

/** Sets the status that the site takes for an outage. */
const answerOutages: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { body, http } }) {
        const { errors } = body.kind === "single" ? body.singleResult : {};
        if (errors?.some(({ extensions }) => extensions?.code === "CMS_UNAVAILABLE")) http.status ??= 503;
      },
    };
  },
};

const DEPTH = 8;

export const graphqlLimits = {
  landingPage: () => ApolloServerPluginLandingPageDisabled(),
  depthLimit: DEPTH,
  // Lists of components have no other limit: a smaller one would cut them off.
  defaultLimit: 100,
  maxLimit: 100,
  apolloServer: {
    // By default the plugin allows every origin: leave CORS to strapi::cors.
    cors: false,
    bodyParserConfig: false,
    // An array would be appended to Strapi's: a key replaces its only rule.
    validationRules: { 0: depthRule(DEPTH) },
    parseOptions: { maxTokens: 1000 },
    plugins: [answerOutages],
    introspection: false,
    includeStacktraceInErrorResponses: false,
    formatError,
  },
};
