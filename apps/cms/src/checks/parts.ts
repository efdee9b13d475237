import type { Core, Schema, UID } from "@strapi/strapi";
import { SYSTEM_ATTRIBUTES } from "../schema/system-attributes";
import { isValues, type Values } from "../schema/values";

/** `model` is a type or component, `index` the place in a list. */
type Step = { model: string; name: string; index?: number };

export type Part = {
  trail: Step[];
  name: string;
  /** `shared.link`, or for a type its singular name. */
  model: string;
  attribute: Schema.Attribute.AnyAttribute & { required?: boolean };
  value: unknown;
};

/** Every field that editors fill in; a component comes before its own fields. */
export function partsOf(strapi: Core.Strapi, uid: UID.Schema, values: Values, before: Step[] = []): Part[] {
  const schema = strapi.getModel(uid);
  const model = schema.modelType === "component" ? uid : schema.info.singularName;
  return Object.entries(schema.attributes).flatMap(([name, attribute]) => {
    if (SYSTEM_ATTRIBUTES.has(name) || attribute.type === "relation") return [];
    const value = values[name];
    const step = { model: uid, name };
    const part = { trail: [...before, step], name, model, attribute, value } as Part;
    if (attribute.type !== "component") return [part];
    const inner = (of: unknown, index?: number) =>
      isValues(of) ? partsOf(strapi, attribute.component, of, [...before, { ...step, index }]) : [];
    return [part, ...(Array.isArray(value) ? value.flatMap(inner) : inner(value))];
  });
}

export const pathOf = ({ trail }: Part) =>
  trail.flatMap(({ name, index }) => (index === undefined ? [name] : [name, index])).join(".");
