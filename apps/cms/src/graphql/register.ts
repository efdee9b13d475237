import { filterSchema, pruneSchema } from "@graphql-tools/utils";
import type { Core, Schema } from "@strapi/strapi";
import type { GraphQLSchema } from "graphql";
import { publicReads } from "../permissions";
import { draftsInPreview } from "../preview/drafts";
import { fieldsInPreview } from "../preview/fields";
import { batchedFields } from "./batched-fields";
import { chargedFilters } from "./charged-filters";
import { publishedOnly } from "./published-only";
import { withPublishedRows } from "./published-rows";
import { wholeComponents } from "./whole-components";

/** Limits GraphQL to reading published content, whatever a role may do over REST. */
export function registerGraphql(strapi: Core.Strapi): void {
  const extension = strapi.plugin("graphql").service("extension");
  const readable = new Set<string>(publicReads);
  const queries = Object.fromEntries(
    publicReads.flatMap((uid) => fieldsOf(strapi.contentType(uid)).map((field) => [field, uid])),
  );

  for (const uid of Object.keys(strapi.contentTypes)) {
    if (readable.has(uid)) extension.shadowCRUD(uid).disableMutations();
    else if (uid.startsWith("api::")) extension.shadowCRUD(uid).disable();
  }
  extension.use({
    resolversConfig: {
      ...Object.fromEntries(
        Object.entries(queries).map(([field, uid]) => [
          `Query.${field}`,
          { middlewares: [publishedOnly, draftsInPreview(strapi, uid), chargedFilters(strapi, field)] },
        ]),
      ),
      ...middlewaresOfFields(strapi),
    },
  });

  const contentApi = strapi.plugin("graphql").service("content-api");
  const buildSchema: () => GraphQLSchema = contentApi.buildSchema;
  const allowed = new Set(Object.keys(queries));
  contentApi.buildSchema = () =>
    pruneSchema(
      filterSchema({
        schema: withPublishedRows(strapi, buildSchema()),
        rootFieldFilter: (operation, field) => operation === "Query" && allowed.has(field),
      }),
    );
}

function fieldsOf({ info, kind }: Schema.ContentType): string[] {
  const names =
    kind === "singleType" ? [info.singularName] : [info.singularName, info.pluralName, `${info.pluralName}_connection`];
  return names.map((name) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
}

/** Strapi keeps only the last of several settings for a field. */
function middlewaresOfFields(strapi: Core.Strapi) {
  const inOrder = [fieldsInPreview(strapi), batchedFields(strapi), wholeComponents(strapi)];
  const fields = new Set(inOrder.flatMap((middlewares) => Object.keys(middlewares)));
  return Object.fromEntries(
    Array.from(fields, (field) => [
      field,
      { middlewares: inOrder.map((middlewares) => middlewares[field]).filter(Boolean) },
    ]),
  );
}
