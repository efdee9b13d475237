import { withMark } from "@repo/rules/preview-mark";
import type { Schema } from "@strapi/strapi";
import type { Middleware } from "./drafts";
import { type Shown, shownAt } from "./shown";

const TEXTS = ["string", "text", "richtext"];

/** Addresses, sources of addresses, and texts for search engines only. */
const UNMARKED = ["href", "mapUrl", "analyticsId", "metaTags", "metaTitle", "metaDescription", "keywords"];

export function markText(
  value: unknown,
  shown: Shown,
  field: string,
  { type }: Schema.Attribute.AnyAttribute,
): unknown {
  const isMarked = typeof value === "string" && value !== "" && TEXTS.includes(type) && !UNMARKED.includes(field);
  return isMarked ? withMark(value, { ...shown, field: shown.path + field }) : value;
}

/** The alternative text carries the mark, even an empty one. */
export const markPicture: Middleware = async (next, parent, args, context, info) => {
  const text = await next(parent, args, context, info);
  const shown = shownAt(parent);
  return shown ? withMark(String(text ?? ""), { ...shown, field: shown.path.slice(0, -1) }) : text;
};
