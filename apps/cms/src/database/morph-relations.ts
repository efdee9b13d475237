import type { Core, Schema } from "@strapi/strapi";

/**
 * Makes morph relations private, because one such as a file's `related` leads to rows of any type, even drafts. Strapi
 * refuses private attributes in REST and GraphQL queries, and omits them from responses.
 */
export function hideMorphRelations(strapi: Core.Strapi): void {
  for (const { attributes } of [...Object.values(strapi.contentTypes), ...Object.values(strapi.components)]) {
    for (const attribute of Object.values(attributes) as Schema.Attribute.AnyAttribute[]) {
      if (attribute.type === "relation" && attribute.relation.startsWith("morph")) attribute.private = true;
    }
  }
}
