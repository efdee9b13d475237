import type { Core, UID } from "@strapi/strapi";
import { addressWords } from "./address-words";

/** Leaves room for what makes a slug unique, in a column of 255. */
const MAX_CHARACTERS = 240;

type Asked = { contentTypeUID: UID.ContentType; field: string; value: string; data: Record<string, unknown> };

/** Strapi makes slugs of long texts in quadratic time, and of the type's name where there is no title. */
export function shortenSlugs(strapi: Core.Strapi): void {
  const slugs = strapi.plugin("content-manager").service("uid");
  const generate = slugs.generateUIDField.bind(slugs);
  const findUnique = slugs.findUniqueUID.bind(slugs);

  slugs.generateUIDField = async (asked: Asked) => {
    const { attributes } = strapi.contentType(asked.contentTypeUID);
    const { targetField } = (attributes as Record<string, unknown>)[asked.field] as { targetField: string };
    const text = Object.hasOwn(asked.data, targetField) ? asked.data[targetField] : undefined;
    if (typeof text !== "string" || !text.trim()) return "";
    return generate({ ...asked, data: { [targetField]: addressWords(text) } });
  };
  slugs.findUniqueUID = (asked: Asked) => findUnique({ ...asked, value: asked.value.slice(0, MAX_CHARACTERS) });
}
