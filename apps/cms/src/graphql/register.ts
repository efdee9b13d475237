import { filterSchema, pruneSchema } from "@graphql-tools/utils";
import type { Core } from "@strapi/strapi";
import type { GraphQLSchema } from "graphql";
import { publicReads } from "../permissions";
import { publishedOnly } from "./published-only";
import { wholeComponents } from "./whole-components";

/** Limits GraphQL to reading published content, whatever a role may do over REST. */
export function registerGraphql(strapi: Core.Strapi): void {
  const extension = strapi.plugin("graphql").service("extension");
  const readable = new Set<string>(publicReads);
  const fields = publicReads.flatMap((uid) => {
    const { info, kind } = strapi.contentType(uid);
    const names =
      kind === "singleType"
        ? [info.singularName]
        : [info.singularName, info.pluralName, `${info.pluralName}_connection`];
    return names.map((name) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
  });

  for (const uid of Object.keys(strapi.contentTypes)) {
    if (readable.has(uid)) extension.shadowCRUD(uid).disableMutations();
    else if (uid.startsWith("api::")) extension.shadowCRUD(uid).disable();
  }
  extension.use({
    resolversConfig: {
      ...Object.fromEntries(fields.map((field) => [`Query.${field}`, { middlewares: [publishedOnly] }])),
      ...wholeComponents(strapi),
    },
  });

  const contentApi = strapi.plugin("graphql").service("content-api");
  const buildSchema: () => GraphQLSchema = contentApi.buildSchema;
  const allowed = new Set(fields);
  contentApi.buildSchema = () =>
    pruneSchema(
      filterSchema({
        schema: buildSchema(),
        rootFieldFilter: (operation, field) => operation === "Query" && allowed.has(field),
        // `related` leads from a file to any content that uses it, public or not.
        objectFieldFilter: (type, field) => type !== "UploadFile" || field !== "related",
      }),
    );
}
