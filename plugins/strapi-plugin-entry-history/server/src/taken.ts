import type { Forms } from "@repo/plugin-kit/server/forms";
import { isLocalized } from "@repo/plugin-kit/server/locale";
import type { Core } from "@strapi/strapi";
import { contentAttributes } from "./attributes";
import type { Named } from "./content";

export async function leaveTaken(
  strapi: Core.Strapi,
  { uid, documentId, locale }: Named,
  { data, forms }: { data: Record<string, unknown>; forms: Forms },
): Promise<string[]> {
  const left: string[] = [];
  for (const [name, { type, unique }] of contentAttributes(strapi, uid)) {
    if ((type !== "uid" && !unique) || !data[name]) continue;
    const ofLocale = isLocalized(strapi, uid) && { locale };
    const where = { [name]: data[name], documentId: { $ne: documentId }, ...ofLocale };
    if ((await strapi.db.query(uid).count({ where })) === 0) continue;
    left.push(`${forms(uid).label(name)}: another entry has “${data[name]}” now.`);
    delete data[name];
  }
  return left;
}
