import type { Core, UID } from "@strapi/strapi";
import { addressWords } from "../database/address-words";

type Asked = { contentTypeUID: UID.ContentType; field: string; data: Record<string, unknown> };

/** Generates slugs as elsewhere, and none where there is no title: Strapi takes the type's name. */
export function registerPanelSlugs(strapi: Core.Strapi): void {
  const slugs = strapi.plugin("content-manager").service("uid");
  const generate = slugs.generateUIDField.bind(slugs);

  slugs.generateUIDField = async (asked: Asked) => {
    const { attributes } = strapi.contentType(asked.contentTypeUID);
    const { targetField } = (attributes as Record<string, unknown>)[asked.field] as { targetField: string };
    const text = asked.data[targetField];
    if (typeof text !== "string" || !text.trim()) return "";
    return generate({ ...asked, data: { [targetField]: addressWords(text) } });
  };
}
