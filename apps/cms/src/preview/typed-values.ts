import { isValues, type Values } from "@repo/plugin-kit/server/values";
import type { Core, Schema, UID } from "@strapi/strapi";

type Attribute = Schema.Attribute.AnyAttribute;

/** The form's values as GraphQL can show them; incomplete input counts as empty. */
export function typedValues(strapi: Core.Strapi, { attributes }: Schema.Schema, form: Values): Values {
  const shown = Object.entries(attributes).filter(
    ([name, { type }]) => Object.hasOwn(form, name) && type !== "relation" && type !== "password",
  );
  return Object.fromEntries(shown.map(([name, attribute]) => [name, typedValue(strapi, attribute, form[name])]));
}

function typedValue(strapi: Core.Strapi, attribute: Attribute, value: unknown): unknown {
  if (attribute.type === "component") {
    const part = strapi.getModel(attribute.component as UID.Component);
    const typed = (each: unknown) =>
      isValues(each) ? { ...typedValues(strapi, part, each), id: each.id ?? each.__temp_key__ ?? 0 } : null;
    return attribute.repeatable ? [value].flat().map(typed).filter(Boolean) : typed(value);
  }
  // The files are read when they are shown.
  if (attribute.type === "media") {
    const ids = [value].flat().flatMap((file) => (isValues(file) && Number.isInteger(file.id) ? [file.id] : []));
    return attribute.multiple ? ids : (ids[0] ?? null);
  }
  return CHECKS[attribute.type]?.(value, attribute) ? value : null;
}

const isText = (value: unknown) => typeof value === "string";
const isDate = (value: unknown) => isText(value) && !Number.isNaN(Date.parse(String(value)));

const CHECKS: { [type: string]: (value: unknown, attribute: Attribute) => boolean } = {
  string: isText,
  text: isText,
  richtext: isText,
  uid: isText,
  email: isText,
  boolean: (value) => typeof value === "boolean",
  integer: (value) => Number.isInteger(value),
  decimal: (value) => Number.isFinite(value),
  enumeration: (value, attribute) => "enum" in attribute && (attribute.enum as unknown[]).includes(value),
  date: isDate,
  datetime: isDate,
  json: () => true,
};
