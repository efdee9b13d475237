import type { Core } from "@strapi/strapi";

type Attribute = { private?: boolean; searchable?: boolean };

/** A search (`_q`) compares all texts of a type, and would tell whoever asks letter by letter what a private one says. */
export function leavePrivateUnsearched(strapi: Core.Strapi): void {
  for (const { attributes } of Object.values(strapi.contentTypes)) {
    for (const attribute of Object.values(attributes) as Attribute[])
      if (attribute.private) attribute.searchable = false;
  }
}
