import { typesWithDrafts } from "@repo/plugin-kit/server/types-with-drafts";
import type { Core, UID } from "@strapi/strapi";
import { contentTypes } from "@strapi/utils";

export type Attribute = {
  type: string;
  component?: UID.Component;
  components?: UID.Component[];
  repeatable?: boolean;
  multiple?: boolean;
  relation?: string;
  target?: UID.ContentType;
  mappedBy?: string;
  enum?: string[];
  unique?: boolean;
};
export type Attributes = [name: string, attribute: Attribute][];

export function hasHistory(strapi: Core.Strapi, uid: string): uid is UID.ContentType {
  return (typesWithDrafts(strapi) as string[]).includes(uid);
}

export function contentAttributes(strapi: Core.Strapi, uid: UID.Schema): Attributes {
  return visibleAttributes(strapi, uid).filter(([, { mappedBy }]) => !mappedBy);
}

export function inverseAttributes(strapi: Core.Strapi, uid: UID.Schema): Attributes {
  return visibleAttributes(strapi, uid).filter(([, { mappedBy }]) => mappedBy);
}

export function componentOf({ component, components }: Attribute, part: unknown): UID.Component | undefined {
  return component ?? components?.find((uid) => uid === (part as { __component?: string } | null)?.__component);
}

export function hiddenFields(strapi: Core.Strapi, uid: UID.ContentType): string[] {
  const model = strapi.getModel(uid);
  const known = ["id", "documentId", "publishedAt", ...contentTypes.getTimestamps(model)];
  return contentTypes
    .getScalarAttributes(model)
    .filter((name) => model.attributes[name]?.visible === false && !known.includes(name));
}

function visibleAttributes(strapi: Core.Strapi, uid: UID.Schema): Attributes {
  const model = strapi.getModel(uid);
  return contentTypes
    .getVisibleAttributes(model)
    .map((name): Attributes[number] => [name, model.attributes[name] as Attribute])
    .filter(([, attribute]) => attribute.type !== "password" && (attribute.type !== "relation" || isKept(attribute)));
}

const isKept = ({ target }: Attribute) => target?.startsWith("api::") ?? false;
