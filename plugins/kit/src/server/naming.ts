import type { Core, UID } from "@strapi/strapi";

export type Naming = { field?: string; nameOf: (entry: object) => string };

export async function namingOf(strapi: Core.Strapi, uid: UID.ContentType): Promise<Naming> {
  const type = strapi.contentType(uid);
  const service = strapi.plugin("content-manager").service("content-types");
  const { mainField }: { mainField?: string } = (await service.findConfiguration(type)).settings;
  const isNamed = type.kind === "collectionType" && mainField && mainField in type.attributes;
  if (!isNamed) return { nameOf: () => "" };
  return { field: mainField, nameOf: (entry) => String((entry as Record<string, unknown>)[mainField] ?? "") };
}
