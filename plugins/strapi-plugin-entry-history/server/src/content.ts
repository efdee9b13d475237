import { isLocalized } from "@repo/plugin-kit/server/locale";
import { namingOf } from "@repo/plugin-kit/server/naming";
import type { Core, UID } from "@strapi/strapi";
import { type Attribute, type Attributes, contentAttributes, inverseAttributes } from "./attributes";

export type Picture = { id: number; name: string };
export type Reference = { documentId: string; name: string };
/** Values by field. Pictures and entries are references. Components have no ids: each publication changes them. */
export type Content = { [field: string]: Value };
export type Value = string | number | boolean | null | Picture | Reference | Content | Value[];

export type State = "draft" | "published";
export const STATES: readonly State[] = ["draft", "published"];

export type Named = { uid: UID.ContentType; documentId: string; locale: string | null };

// biome-ignore lint/suspicious/noExplicitAny: rows of any type
export type Row = Record<string, any>;

/** The condition on a row of an entry; types without drafts have one row for both states. */
export function inState(strapi: Core.Strapi, { uid, documentId, locale }: Named, state: State): object {
  const hasDrafts = strapi.contentType(uid).options?.draftAndPublish;
  return {
    documentId,
    ...(isLocalized(strapi, uid) && locale && { locale }),
    ...(hasDrafts && { publishedAt: state === "draft" ? { $null: true } : { $notNull: true } }),
  };
}

export async function readRow(strapi: Core.Strapi, entry: Named, state: State): Promise<Row | null> {
  const { uid } = entry;
  const attributes = [...contentAttributes(strapi, uid), ...inverseAttributes(strapi, uid)];
  return strapi.db.query(uid).findOne({
    where: inState(strapi, entry, state),
    populate: {
      ...(await populateOf(strapi, attributes)),
      createdBy: { select: ["id"] },
      updatedBy: { select: ["id", "email"] },
    },
  });
}

export async function contentOf(strapi: Core.Strapi, uid: UID.ContentType, row: Row): Promise<Content> {
  return shape(strapi, contentAttributes(strapi, uid), row);
}

export async function inverseOf(strapi: Core.Strapi, uid: UID.ContentType, row: Row): Promise<Content> {
  return shape(strapi, inverseAttributes(strapi, uid), row);
}

async function populateOf(strapi: Core.Strapi, attributes: Attributes): Promise<Record<string, object>> {
  const populate: Record<string, object> = {};
  const partsOf = async (uid: UID.Component) => ({
    populate: await populateOf(strapi, contentAttributes(strapi, uid)),
  });
  for (const [name, { type, target, component, components }] of attributes) {
    if (type === "media") populate[name] = { select: ["id", "name"] };
    if (target) populate[name] = { select: ["documentId", (await namingOf(strapi, target)).field ?? "id"] };
    if (component) populate[name] = await partsOf(component);
    if (components) {
      const on = await Promise.all(components.map(async (uid) => [uid, await partsOf(uid)] as const));
      populate[name] = { on: Object.fromEntries(on) };
    }
  }
  return populate;
}

async function shape(strapi: Core.Strapi, attributes: Attributes, row: Row): Promise<Content> {
  const content: Content = {};
  for (const [name, attribute] of attributes) {
    const found = row[name] ?? null;
    const shapeOne = await shaperOf(strapi, attribute);
    content[name] = Array.isArray(found) ? await Promise.all(found.map(shapeOne)) : found && (await shapeOne(found));
  }
  // This gives the content the shape that it has when it is read from a JSON column.
  return JSON.parse(JSON.stringify(content));
}

async function shaperOf(
  strapi: Core.Strapi,
  { type, target, component, components }: Attribute,
): Promise<(row: Row) => Value | Promise<Value>> {
  if (type === "media") return ({ id, name }) => ({ id, name });
  if (target) {
    const { nameOf } = await namingOf(strapi, target);
    return (row) => ({ documentId: row.documentId, name: nameOf(row) });
  }
  const shapePart = (uid: UID.Component, row: Row) => shape(strapi, contentAttributes(strapi, uid), row);
  if (component) return (row) => shapePart(component, row);
  if (components) {
    return async (row) => ({ __component: row.__component, ...(await shapePart(row.__component, row)) });
  }
  return (value) => value as Value;
}
