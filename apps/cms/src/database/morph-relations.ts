import type { Core, Schema } from "@strapi/strapi";

/** A file's `related` leads to rows of any type, even drafts. Strapi neither queries nor returns private attributes. */
export function hideMorphRelations(strapi: Core.Strapi): void {
  for (const { attributes } of [...Object.values(strapi.contentTypes), ...Object.values(strapi.components)]) {
    for (const attribute of Object.values(attributes) as Schema.Attribute.AnyAttribute[]) {
      if (attribute.type === "relation" && attribute.relation.startsWith("morph")) attribute.private = true;
    }
  }
}
