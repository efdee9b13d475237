import { isValues } from "@repo/plugin-kit/server/values";
import type { Core, UID } from "@strapi/strapi";
import type { Entry, Part, Values } from "./types";

const SYSTEM = new Set(
  "id documentId createdBy updatedBy createdAt updatedAt publishedAt locale localizations".split(" "),
);

export function partsOf(strapi: Core.Strapi, uid: UID.Schema, values: Values, before: Part["trail"] = []): Part[] {
  const schema = strapi.getModel(uid);
  const model = schema.modelType === "component" ? uid : schema.info.singularName;
  return Object.entries(schema.attributes).flatMap(([name, attribute]) => {
    const isHidden = SYSTEM.has(name) || (attribute as { visible?: boolean }).visible === false;
    if (isHidden || attribute.type === "relation") return [];
    const value = values[name];
    const step = { model: uid, name };
    const part = { trail: [...before, step], name, model, attribute, value } as Part;
    if (attribute.type !== "component" && attribute.type !== "dynamiczone") return [part];
    const inner = (of: unknown, index?: number) => {
      if (!isValues(of)) return [];
      const component = attribute.type === "component" ? attribute.component : (of.__component as UID.Component);
      return component ? partsOf(strapi, component, of, [...before, { ...step, index }]) : [];
    };
    return [part, ...(Array.isArray(value) ? value.flatMap(inner) : inner(value))];
  });
}

export const pathOf = ({ trail }: Part) =>
  trail.flatMap(({ name, index }) => (index === undefined ? [name] : [name, index])).join(".");

export const partAt = ({ parts }: Entry, path: string) => parts.find((part) => pathOf(part) === path);
