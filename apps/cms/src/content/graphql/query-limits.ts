import type { ApolloServerPlugin } from "@apollo/server";
import { ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
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

export const graphqlLimits = {
  landingPage: () => ApolloServerPluginLandingPageDisabled(),
  depthLimit: 8,
  defaultLimit: 25,
  maxLimit: 100,
  apolloServer: {
    // By default the plugin allows every origin: leave CORS to strapi::cors.
    cors: false,
    bodyParserConfig: { enableTypes: ["json"], jsonLimit: "100kb" },
    parseOptions: { maxTokens: 1000 },
    plugins: [answerOutages],
    introspection: false,
    includeStacktraceInErrorResponses: false,
    formatError,
  },
};
