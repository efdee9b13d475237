import { isValues, type Values } from "@repo/plugin-kit/server/values";
import type { Core, Schema, UID } from "@strapi/strapi";

type Attribute = Schema.Attribute.AnyAttribute;
type Models = Pick<Core.Strapi, "getModel">;

/** Returns values as a site can show them; incomplete input counts as empty, other kinds stay as stored. */
export function typedValues(strapi: Models, { attributes }: Schema.Schema, form: Values): Values {
  const shown = Object.entries(attributes).filter(
    ([name, { type }]) => Object.hasOwn(form, name) && (PARTS.includes(type) || type in CHECKS),
  );
  return Object.fromEntries(shown.map(([name, attribute]) => [name, typedValue(strapi, attribute, form[name])]));
}

const PARTS = ["component", "dynamiczone", "media"];

function typedValue(strapi: Models, attribute: Attribute, value: unknown): unknown {
  if (attribute.type === "component") {
    const typed = (each: unknown) => typedPart(strapi, attribute.component, each);
    return attribute.repeatable ? [value].flat().map(typed).filter(Boolean) : typed(value);
  }
  if (attribute.type === "dynamiczone") {
    return [value].flat().flatMap((each) => {
      const { __component } = isValues(each) ? each : {};
      const uid = attribute.components.find((component) => component === __component);
      return uid ? [{ ...typedPart(strapi, uid, each), __component }] : [];
    });
  }
  if (attribute.type === "media") {
    const ids = [value].flat().flatMap((file) => (isValues(file) && Number.isInteger(file.id) ? [file.id] : []));
    return attribute.multiple ? ids : (ids[0] ?? null);
  }
  return CHECKS[attribute.type]?.(value, attribute) ? value : null;
}

function typedPart(strapi: Models, uid: UID.Component, value: unknown): Values | null {
  if (!isValues(value)) return null;
  return { ...typedValues(strapi, strapi.getModel(uid), value), id: value.id ?? value.__temp_key__ ?? 0 };
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
  integer: Number.isInteger,
  biginteger: (value) => isText(value) || Number.isInteger(value),
  decimal: Number.isFinite,
  float: Number.isFinite,
  enumeration: (value, attribute) => "enum" in attribute && (attribute.enum as unknown[]).includes(value),
  date: isDate,
  datetime: isDate,
  time: isText,
  blocks: Array.isArray,
  json: () => true,
};
