import { filterSchema, pruneSchema } from "@graphql-tools/utils";
import type { Core, Schema } from "@strapi/strapi";
import type { GraphQLSchema } from "graphql";
import { publicReads } from "../access/permissions";
import { batchedFields } from "./batched-fields";
import type { FieldMiddleware } from "./middleware";
import { publishedOnly } from "./published-query";
import { withPublishedRows } from "./without-drafts";

export function registerGraphql(strapi: Core.Strapi): void {
  const extension = strapi.plugin("graphql").service("extension");
  const readable = new Set<string>(publicReads);
  const queries = publicReads.flatMap((uid) => fieldsOf(strapi.contentType(uid)));

  for (const uid of Object.keys(strapi.contentTypes)) {
    if (readable.has(uid)) extension.shadowCRUD(uid).disableMutations();
    else if (uid.startsWith("api::")) extension.shadowCRUD(uid).disable();
  }
  extension.use({
    resolversConfig: Object.fromEntries(queries.map((field) => [`Query.${field}`, { middlewares: [publishedOnly] }])),
  });
  onFields(strapi, "batched-fields", batchedFields(strapi));

  const contentApi = strapi.plugin("graphql").service("content-api");
  const buildSchema: () => GraphQLSchema = contentApi.buildSchema;
  const allowed = new Set(queries);
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

type Field = { parentTypeConfig: { name: string }; fieldConfig: { name: string } };
type Nexus = {
  plugin: (config: { name: string; onCreateFieldResolver: (field: Field) => FieldMiddleware | undefined }) => unknown;
};

function onFields(strapi: Core.Strapi, name: string, middlewares: Record<string, FieldMiddleware>): void {
  const addToSchema = ({ nexus }: { nexus: Nexus }) => ({
    plugins: [
      nexus.plugin({
        name,
        onCreateFieldResolver: ({ parentTypeConfig, fieldConfig }) =>
          middlewares[`${parentTypeConfig.name}.${fieldConfig.name}`],
      }),
    ],
  });
  strapi.plugin("graphql").service("extension").use(addToSchema);
}
