import type { Core, Schema } from "@strapi/strapi";

/**
 * A morph relation, as `related` of a file, leads to rows of any type, drafts included. Strapi refuses private
 * attributes in the queries of REST and GraphQL, and leaves them out of answers.
 */
export function hideMorphRelations(strapi: Core.Strapi): void {
  for (const { attributes } of [...Object.values(strapi.contentTypes), ...Object.values(strapi.components)]) {
    for (const attribute of Object.values(attributes) as Schema.Attribute.AnyAttribute[]) {
      if (attribute.type === "relation" && attribute.relation.startsWith("morph")) attribute.private = true;
    }
  }
}
