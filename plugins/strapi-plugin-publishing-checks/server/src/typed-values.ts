import { isValues } from "@repo/plugin-kit/server/values";
import type { Core, Schema, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Values } from "./types";

/** More than the list or the text of any page has. A form that was made up could have millions. */
const MAX_ENTRIES = 200;
export const MAX_CHARACTERS = 200_000;
const MAX_TOTAL_ENTRIES = 2_000;
const MAX_TOTAL_CHARACTERS = 500_000;
/** PostgreSQL refuses to compare an id with a larger number. */
const MAX_ID = 2 ** 31 - 1;

type Visit = {
  text: (text: string) => string;
  list: (entries: unknown[]) => unknown[];
  picture: (chosen: unknown) => unknown;
};

/** Reads pictures as stored: their texts are edited elsewhere. @throws {errors.ValidationError} when it is too much */
export async function readTyped(strapi: Core.Strapi, uid: UID.Schema, typed: Values): Promise<Values> {
  let [entries, characters] = [0, 0];
  const ids = new Set<number>();
  const cut = visited(strapi, uid, typed, {
    text(text) {
      const beginning = text.slice(0, MAX_CHARACTERS);
      characters += beginning.length;
      if (characters > MAX_TOTAL_CHARACTERS) throw new errors.ValidationError("There is too much text to check it.");
      return beginning;
    },
    list(all) {
      const first = all.slice(0, MAX_ENTRIES);
      entries += first.length;
      if (entries > MAX_TOTAL_ENTRIES) throw new errors.ValidationError("There are too many entries to check them.");
      return first;
    },
    picture(chosen) {
      const id = Number(isValues(chosen) ? chosen.id : chosen);
      if (!Number.isInteger(id) || id <= 0 || id > MAX_ID) return null;
      ids.add(id);
      return id;
    },
  });
  if (ids.size === 0) return cut;
  const stored = await strapi.db.query("plugin::upload.file").findMany({ where: { id: { $in: [...ids] } } });
  const pictures = new Map(stored.map((picture) => [picture.id, picture]));
  const same = <Value>(value: Value) => value;
  return visited(strapi, uid, cut, { text: same, list: same, picture: (id) => pictures.get(id as number) ?? null });
}

function visited(strapi: Core.Strapi, uid: UID.Schema, values: Values, visit: Visit): Values {
  const seen = { ...values };
  for (const [name, attribute] of Object.entries(strapi.getModel(uid).attributes)) {
    const value = values[name];
    if (typeof value === "string") seen[name] = visit.text(value);
    if (attribute.type === "component" || attribute.type === "dynamiczone") {
      const inner = (of: unknown) => {
        const component = isValues(of) && componentOf(attribute, of);
        return component ? visited(strapi, component, of, visit) : null;
      };
      seen[name] = Array.isArray(value) ? visit.list(value).map(inner) : inner(value);
    }
    if (attribute.type === "media") {
      const chosen = attribute.multiple && Array.isArray(value) ? visit.list(value) : [];
      seen[name] = attribute.multiple
        ? chosen.map(visit.picture).filter((picture) => picture !== null)
        : visit.picture(value);
    }
  }
  return seen;
}

function componentOf(
  attribute: Schema.Attribute.Component<UID.Component, boolean> | Schema.Attribute.DynamicZone,
  { __component }: Values,
): UID.Component | undefined {
  if (attribute.type === "component") return attribute.component;
  return attribute.components.find((component) => component === __component);
}
