import type { ApolloServerPlugin } from "@apollo/server";
import { costLimitRule } from "@escape.tech/graphql-armor-cost-limit";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import {
  GraphQLError,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  OverlappingFieldsCanBeMergedRule,
  specifiedRules,
  type ValidationContext,
  validate,
} from "graphql";
import { type ComplexityEstimator, getComplexity } from "graphql-query-complexity";
import { isDeeper, LEVELS } from "../queries/check-query";

export const documentLimits = {
  tokens: 1000,
  depth: 8,
  selections: 500,
  /** Estimated database reads; a relation to one entry counts 1. */
  reads: 200,
};

const LIST_LENGTH = 10;
const PARTS_LENGTH = 5;
/** Cost of a root field, which also has a query to validate and a total to count. */
const ROOT_READS = 10;

const countReads: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  if (!isCompositeType(getNamedType(field.type))) return 0;
  const own = type.name === "Query" ? ROOT_READS : 1;
  const { limit, pageSize } = args.pagination ?? {};
  const longest = getNamedType(field.type).name.startsWith("Component") ? PARTS_LENGTH : LIST_LENGTH;
  const length = [limit, pageSize, longest].find((asked) => asked > 0 && asked <= longest);
  return own + childComplexity * (isListType(getNullableType(field.type)) ? length : 1);
};

const bounds = {
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
  propagateOnRejection: false,
  flattenFragments: true,
  ignoreIntrospection: false,
};

/** Rules that take linear time. The omitted one can blow up when fragments spread fragments. */
const linearRules = [
  ...specifiedRules.filter((rule) => rule !== OverlappingFieldsCanBeMergedRule),
  maxDepthRule({ ...bounds, n: documentLimits.depth }),
  costLimitRule({ ...bounds, maxCost: documentLimits.selections, objectCost: 1, scalarCost: 1, depthCostFactor: 1 }),
];

export const enforceDocumentLimits: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async validationDidStart({ schema, document }) {
        const [error] = validate(schema, document, linearRules, { maxErrors: 1, hideSuggestions: true });
        if (error) throw refusal(error.message.replace("Syntax Error: ", ""), error);
      },

      async didResolveOperation({ schema, document, operation, request: { variables, operationName } }) {
        // Apollo itself reports an operationName that doesn't exist.
        if (!operation) return;
        if (operation.operation !== "query") throw refusal("There is nothing but queries.");
        if (isDeeper(variables, LEVELS)) throw refusal("The variables are too deep.");
        if (readsOf({ schema, query: document, variables, operationName }) > documentLimits.reads) {
          throw refusal("The document asks for too much at once.");
        }
      },

      async willSendResponse({ response: { body, http } }) {
        const { errors } = body.kind === "single" ? body.singleResult : {};
        const isOf = (code: string) => errors?.some(({ extensions }) => extensions?.code === code);
        if (isOf("BAD_USER_INPUT")) http.status ??= 400;
        if (isOf("CMS_UNAVAILABLE")) http.status ??= 503;
      },
    };
  },

  // Apollo reports what validationDidStart throws as an internal error unless it is rethrown here.
  async unexpectedErrorProcessingRequest({ error }) {
    if (error instanceof GraphQLError) throw error;
  },
};

/** @throws {GraphQLError} for variables that don't fit the document. */
export function readsOf(asked: Omit<Parameters<typeof getComplexity>[0], "estimators">): number {
  try {
    return getComplexity({ ...asked, estimators: [countReads] });
  } catch (error) {
    if (error instanceof GraphQLError) throw refusal(error.message, error);
    throw error;
  }
}

function refusal(message: string, { nodes }: { nodes?: GraphQLError["nodes"] } = {}): GraphQLError {
  return new GraphQLError(message, { nodes, extensions: { code: "GRAPHQL_VALIDATION_FAILED", http: { status: 400 } } });
}
