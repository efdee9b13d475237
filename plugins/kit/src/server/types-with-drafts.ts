import type { Core, UID } from "@strapi/strapi";

export function typesWithDrafts(strapi: Core.Strapi): UID.ContentType[] {
  return Object.values(strapi.contentTypes)
    .filter(({ uid, options }) => uid.startsWith("api::") && options?.draftAndPublish)
    .map(({ uid }) => uid as UID.ContentType);
}
