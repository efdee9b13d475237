import type { Core, UID } from "@strapi/strapi";
import { SYSTEM_ATTRIBUTES } from "../schema/system-attributes";

export type Attribute = {
  type: string;
  component?: UID.Component;
  repeatable?: boolean;
  multiple?: boolean;
  /** For a relation; `mappedBy` when the other entry owns it. */
  target?: UID.ContentType;
  mappedBy?: string;
  enum?: string[];
  unique?: boolean;
};
export type Attributes = [name: string, attribute: Attribute][];

/** Content of the site: types with drafts. Applications, which hold personal data, are none. */
export function hasHistory(strapi: Core.Strapi, uid: string): uid is UID.ContentType {
  return uid.startsWith("api::") && strapi.contentTypes[uid as UID.ContentType]?.options?.draftAndPublish === true;
}

/** What an editor fills in, without what other entries say of this one. */
export function contentAttributes(strapi: Core.Strapi, uid: UID.Schema): Attributes {
  return allAttributes(strapi, uid).filter(([, { mappedBy }]) => !mappedBy);
}

export function inverseAttributes(strapi: Core.Strapi, uid: UID.Schema): Attributes {
  return allAttributes(strapi, uid).filter(([, { mappedBy }]) => mappedBy);
}

function allAttributes(strapi: Core.Strapi, uid: UID.Schema): Attributes {
  const attributes = Object.entries(strapi.getModel(uid).attributes) as Attributes;
  return attributes.filter(
    ([name, { type, target }]) =>
      !SYSTEM_ATTRIBUTES.has(name) && (type !== "relation" || hasHistory(strapi, target ?? "")),
  );
}
