import { MapperKind, mapSchema } from "@graphql-tools/utils";
import { typesWithDrafts } from "@repo/plugin-kit/server/types-with-drafts";
import type { Core, UID } from "@strapi/strapi";
import { defaultFieldResolver, type GraphQLSchema, getNamedType } from "graphql";
import type { PreviewService } from "strapi-plugin-live-preview/strapi-server";
import { isSite } from "../access/site-token";
import type { Context } from "./middleware";

type Row = { publishedAt?: string | null } | null;

/** GraphQL's final check: drafts from any field are left out, unless the site's preview may read them. */
export function withPublishedRows(strapi: Core.Strapi, schema: GraphQLSchema): GraphQLSchema {
  const { naming } = strapi.plugin("graphql").service("utils");
  const types = new Map<string, UID.ContentType>(
    typesWithDrafts(strapi).map((uid) => [naming.getTypeName(strapi.contentType(uid)), uid]),
  );
  return withoutDrafts(schema, types, (uid, context) => mayReadDrafts(strapi, uid, context));
}

/** `types`: the content types with drafts, by the names of their GraphQL types. */
export function withoutDrafts(
  schema: GraphQLSchema,
  types: Map<string, UID.ContentType>,
  mayReadDrafts: (uid: string, context: Context) => Promise<boolean>,
): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field) => {
      const uid = types.get(getNamedType(field.type).name);
      if (!uid) return field;
      const resolve = field.resolve ?? defaultFieldResolver;
      return {
        ...field,
        async resolve(parent, args, context, info) {
          const found = (await resolve(parent, args, context, info)) as Row | Row[];
          if (![found].flat().some(isDraft) || (await mayReadDrafts(uid, context))) return found;
          return Array.isArray(found) ? found.filter((row) => !isDraft(row)) : null;
        },
      };
    },
  });
}

const isDraft = (row: Row) => row?.publishedAt === null;

async function mayReadDrafts(strapi: Core.Strapi, uid: string, { koaContext }: Context): Promise<boolean> {
  if (!isSite(koaContext.request.headers)) return false;
  const preview: PreviewService = strapi.plugin("live-preview").service("preview");
  const editor = await preview.editor();
  return !editor || editor.mayRead(uid);
}
