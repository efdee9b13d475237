import { withMark } from "@repo/plugin-kit/preview/mark";
import type { Core, Schema } from "@strapi/strapi";
import { emptyValue } from "./empty-value";
import { optionsOf } from "./preview-options";
import { FILE, noteParts, type Shown } from "./shown";

type Attribute = Schema.Attribute.AnyAttribute;

const TEXTS = ["string", "text", "richtext"];

/** Shows the unsaved value, else the one that `read` reads, or an empty one of its kind, with its mark. */
export async function showField(
  strapi: Core.Strapi,
  shown: Shown,
  field: string,
  read: () => unknown,
): Promise<unknown> {
  if (shown.model === FILE) return field === "alternativeText" ? markPicture(await read(), shown) : read();
  const attribute: Attribute | undefined = strapi.getModel(shown.model).attributes[field];
  if (!attribute) return read();
  const isTyped = Boolean(shown.values && (Object.hasOwn(shown.values, field) || isNew(shown)));
  const found = isTyped ? await typed(strapi, attribute, shown.values?.[field]) : await read();
  const value = found ?? (attribute.required ? emptyValue(attribute) : null);
  if (attribute.type === "component") noteParts(value, shown, { field, model: attribute.component, isTyped });
  if (attribute.type === "dynamiczone") noteParts(value, shown, { field, isTyped });
  if (attribute.type === "media") noteParts(value, shown, { field, model: FILE, isTyped });
  return markText(strapi, value, { shown, field, attribute });
}

/** True for a component that was never saved: it has no row to read the rest from. */
const isNew = ({ path, values }: Shown) => path !== "" && !(Number(values?.id) > 0);

/** Relations are not among the unsaved values. */
async function typed(strapi: Core.Strapi, attribute: Attribute, value: unknown): Promise<unknown> {
  if (attribute.type !== "media" || value === null || value === undefined) return value;
  const files = await strapi.db.query(FILE).findMany({ where: { id: { $in: [value].flat() } } });
  return attribute.multiple ? files : files[0];
}

type Place = { shown: Shown; field: string; attribute: Attribute };

function markText(strapi: Core.Strapi, value: unknown, { shown, field, attribute }: Place): unknown {
  const isMarked = TEXTS.includes(attribute.type) && !optionsOf(strapi).unmarkedFields.includes(field);
  const isText = typeof value === "string" && value !== "";
  return isMarked && isText ? withMark(value, { ...shown, field: shown.path + field }) : value;
}

const markPicture = (text: unknown, shown: Shown) =>
  withMark(String(text ?? ""), { ...shown, field: shown.path.slice(0, -1) });
