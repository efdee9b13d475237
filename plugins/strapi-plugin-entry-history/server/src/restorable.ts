import type { Forms } from "@repo/plugin-kit/server/forms";
import type { Core, UID } from "@strapi/strapi";
import { type Attribute, componentOf, contentAttributes } from "./attributes";
import type { Content, Picture, Reference, Value } from "./content";

export type Target = {
  relate: (uid: UID.ContentType, reference: Reference) => Promise<string | number | undefined>;
  compose: (uid: UID.Component, data: object, field: string) => Promise<object>;
};

type Restorable = { data: Record<string, unknown>; left: string[] };

/** @returns what can be written today, and in words what can't: a field or a referenced entry may be gone. */
export async function restorable(
  strapi: Core.Strapi,
  uid: UID.Schema,
  content: Content,
  { forms, target, path = [] }: { forms: Forms; target: Target; path?: string[] },
): Promise<Restorable> {
  const { label } = forms(uid);
  const attributes = new Map(contentAttributes(strapi, uid));
  const data: Restorable["data"] = {};
  const left: string[] = [];
  for (const [name, value] of Object.entries(content)) {
    const attribute = attributes.get(name);
    const called = [...path, label(name)].join(" › ");
    if (!attribute || !fits(attribute, value)) {
      left.push(attribute ? `${called} takes something else now.` : `${called} is no longer a field.`);
      continue;
    }
    if (isJson(attribute)) {
      data[name] = value;
      continue;
    }
    const written: unknown[] = [];
    for (const one of [value].flat()) {
      if (one === null) continue;
      const part = await restorableOne(strapi, one, { name, attribute, called, forms, target });
      if (part.data !== undefined) written.push(part.data);
      left.push(...part.left);
    }
    data[name] = Array.isArray(value) ? written : (written[0] ?? null);
  }
  return { data, left };
}

type Field = { name: string; attribute: Attribute; called: string; forms: Forms; target: Target };

async function restorableOne(
  strapi: Core.Strapi,
  value: Value,
  { name, attribute, called, forms, target }: Field,
): Promise<{ data: unknown; left: string[] }> {
  const component = componentOf(attribute, value);
  if (component) {
    const { __component, ...content } = value as Content;
    const part = await restorable(strapi, component, content, { forms, target, path: [called] });
    const data = __component ? { __component, ...part.data } : part.data;
    return { data: await target.compose(component, data, name), left: part.left };
  }
  if (attribute.target) {
    const reference = value as Reference;
    return found(await target.relate(attribute.target, reference), `${called}: ${reference.name} is gone.`);
  }
  if (attribute.type === "media") {
    const picture = value as Picture;
    const file = await strapi.db.query("plugin::upload.file").findOne({ select: ["id"], where: { id: picture.id } });
    return found(file?.id, `${called}: the picture ${picture.name} is gone.`);
  }
  return { data: value, left: [] };
}

const found = (data: unknown, otherwise: string) => ({ data, left: data === undefined ? [otherwise] : [] });

const isJson = ({ type }: Attribute) => type === "json" || type === "blocks";

/** Returns false for a value that the field can't hold, because it may have another type by now. */
function fits(attribute: Attribute, value: Value): boolean {
  const { type, repeatable, multiple, component, components, enum: choices } = attribute;
  if (value === null || isJson(attribute)) return true;
  if (choices) return choices.includes(value as string);
  if (type !== "relation" && Array.isArray(value) !== Boolean(repeatable || multiple || components)) return false;
  const holdsObjects = Boolean(component || components) || type === "media" || type === "relation";
  return [value]
    .flat()
    .every((one) => (typeof one === "object") === holdsObjects && (!components || componentOf(attribute, one)));
}
