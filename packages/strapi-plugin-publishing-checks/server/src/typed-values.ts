import { isValues } from "@repo/plugin-kit/server/values";
import type { Core, UID } from "@strapi/strapi";
import type { Values } from "./types";

/** More than the list of any page has; a form that was made up could have a million. */
const ENTRIES = 200;

/** Reads pictures as stored: their texts are edited outside of the form. */
export async function withStoredPictures(strapi: Core.Strapi, uid: UID.Schema, values: Values): Promise<Values> {
  const stored = { ...values };
  for (const [name, attribute] of Object.entries(strapi.getModel(uid).attributes)) {
    const value = values[name];
    if (attribute.type === "component" || attribute.type === "dynamiczone") {
      const inner = async (of: unknown) => {
        if (!isValues(of)) return of;
        const component = attribute.type === "component" ? attribute.component : (of.__component as UID.Component);
        return strapi.components[component] ? withStoredPictures(strapi, component, of) : of;
      };
      stored[name] = Array.isArray(value) ? await Promise.all(value.slice(0, ENTRIES).map(inner)) : await inner(value);
    }
    if (attribute.type === "media") stored[name] = await storedPictures(strapi, attribute, value);
  }
  return stored;
}

async function storedPictures(strapi: Core.Strapi, { multiple }: { multiple?: boolean }, value: unknown) {
  if (!multiple) return storedPicture(strapi, value);
  const chosen = Array.isArray(value) ? value.slice(0, ENTRIES) : [];
  const found = await Promise.all(chosen.map((each) => storedPicture(strapi, each)));
  return found.filter((picture) => picture !== null);
}

async function storedPicture(strapi: Core.Strapi, value: unknown): Promise<unknown> {
  const id = Number(isValues(value) ? value.id : value);
  return Number.isSafeInteger(id) && id > 0 ? strapi.db.query("plugin::upload.file").findOne({ where: { id } }) : null;
}
