import { formsOf } from "@repo/plugin-kit/server/forms";
import { namingOf } from "@repo/plugin-kit/server/naming";
import type { Core, UID } from "@strapi/strapi";
import type { PictureUse, Place } from "./picture-use";

/** Lists each use once: a draft and its published version are one entry. */
export async function describeUses(strapi: Core.Strapi, places: Place[]): Promise<PictureUse[]> {
  const uses = new Map<string, PictureUse>();
  for (const { file, model, id, trail } of places) {
    if (!(model in strapi.contentTypes)) continue;
    const uid = model as UID.ContentType;
    const row = await strapi.db.query(uid).findOne({ where: { id } });
    if (!row) continue;
    const label = await labelsOf(strapi, uid);
    const { nameOf } = await namingOf(strapi, uid);
    const use: PictureUse = {
      file: file.name,
      type: typeName(strapi, uid),
      title: nameOf(row),
      field: trail.map(({ model, field }) => label(model, field)).join(" › "),
    };
    uses.set(JSON.stringify([file.id, uid, row.documentId ?? id, use.field]), use);
  }
  return [...uses.values()];
}

export async function labelsOf(
  strapi: Core.Strapi,
  uid: UID.ContentType,
): Promise<(model: UID.Schema, field: string) => string> {
  const forms = await formsOf(strapi, uid);
  return (model, field) => forms(model).label(field);
}

export async function titleOf(strapi: Core.Strapi, uid: UID.ContentType, entry: string): Promise<string | undefined> {
  const row = await strapi.db.query(uid).findOne({ where: { documentId: entry } });
  return row ? (await namingOf(strapi, uid)).nameOf(row) : undefined;
}

export const typeName = (strapi: Core.Strapi, uid: UID.ContentType): string =>
  strapi.contentTypes[uid].info.displayName;
