import type { Core, Schema } from "@strapi/strapi";
import { publicReads } from "../permissions";
import type { Middleware } from "./drafts";
import { emptyValue } from "./empty-fields";
import { markPicture, markText } from "./marks";
import { noteParts, shownAt } from "./shown";

type Attribute = Schema.Attribute.AnyAttribute;

export function fieldsInPreview(strapi: Core.Strapi): Record<string, Middleware> {
  const { naming } = strapi.plugin("graphql").service("utils");
  const fieldsOf = (schema: Schema.Schema, name: string) =>
    Object.entries(schema.attributes).map(([field, attribute]): [string, Middleware] => [
      `${name}.${field}`,
      inPreview(strapi, field, attribute),
    ]);
  const types = publicReads.map((uid) => strapi.contentType(uid));
  return Object.fromEntries([
    ...types.flatMap((type) => fieldsOf(type, naming.getTypeName(type))),
    ...Object.values(strapi.components).flatMap((part) => fieldsOf(part, naming.getComponentName(part))),
    ["UploadFile.alternativeText", markPicture],
  ]);
}

function inPreview(strapi: Core.Strapi, field: string, attribute: Attribute): Middleware {
  return async (next, parent, args, context, info) => {
    const shown = shownAt(parent);
    if (!shown) return next(parent, args, context, info);
    // An unsaved component has no row to read the rest from.
    const isTyped = shown.values && (shown.path !== "" || Object.hasOwn(shown.values, field));
    // Strapi would look for related entries among the published.
    const ofDraft = attribute.type === "relation" ? { ...args, status: "draft" } : args;
    const stored = isTyped
      ? await typed(strapi, attribute, shown.values?.[field])
      : await next(parent, ofDraft, context, info);
    const value = stored ?? (attribute.required ? emptyValue(attribute) : null);
    if (attribute.type === "component" || attribute.type === "media") noteParts(value, shown, field, Boolean(isTyped));
    return markText(value, shown, field, attribute);
  };
}

async function typed(strapi: Core.Strapi, attribute: Attribute, value: unknown): Promise<unknown> {
  if (attribute.type !== "media" || value === null || value === undefined) return value;
  const files = await strapi.db.query("plugin::upload.file").findMany({ where: { id: { $in: [value].flat() } } });
  return attribute.multiple ? files : files[0];
}
