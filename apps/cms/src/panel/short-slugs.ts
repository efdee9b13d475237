import { withSpokenSymbols } from "@repo/rules/post";
import type { Core, UID } from "@strapi/strapi";

/** Leaves room for what makes a slug unique, in a column of 255. */
const MAX_CHARACTERS = 240;

type Asked = { contentTypeUID: UID.ContentType; field: string; value: string; data: Record<string, unknown> };

/** Strapi makes a slug of a text of any length, in quadratic time. */
export function shortenSlugs(strapi: Core.Strapi): void {
  const slugs = strapi.plugin("content-manager").service("uid");
  const generate = slugs.generateUIDField.bind(slugs);
  const findUnique = slugs.findUniqueUID.bind(slugs);

  slugs.generateUIDField = (asked: Asked) => {
    const { attributes } = strapi.contentType(asked.contentTypeUID);
    const { targetField } = (attributes as Record<string, unknown>)[asked.field] as { targetField: string };
    const text = Object.hasOwn(asked.data, targetField) ? asked.data[targetField] : undefined;
    const short = typeof text === "string" ? withSpokenSymbols(text.slice(0, MAX_CHARACTERS)) : undefined;
    return generate({ ...asked, data: { [targetField]: short } });
  };
  slugs.findUniqueUID = (asked: Asked) => findUnique({ ...asked, value: asked.value.slice(0, MAX_CHARACTERS) });
}
