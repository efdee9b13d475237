import type { Core } from "@strapi/strapi";

type Attribute = { private?: boolean; searchable?: boolean };

/** Excludes private texts from searches (`_q`), which would give them away letter by letter. */
export function leavePrivateUnsearched(strapi: Core.Strapi): void {
  for (const { attributes } of Object.values(strapi.contentTypes)) {
    for (const attribute of Object.values(attributes) as Attribute[])
      if (attribute.private) attribute.searchable = false;
  }
}
