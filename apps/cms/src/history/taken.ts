import type { Core, UID } from "@strapi/strapi";
import { contentAttributes } from "./attributes";
import type { Forms } from "./form";

/** Removes unique values that another entry has by now. @returns them in words. */
export async function leaveTaken(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  { data, forms }: { data: Record<string, unknown>; forms: Forms },
): Promise<string[]> {
  const left: string[] = [];
  for (const [name, { type, unique }] of contentAttributes(strapi, uid)) {
    if ((type !== "uid" && !unique) || !data[name]) continue;
    const where = { [name]: data[name], documentId: { $ne: documentId } };
    if ((await strapi.db.query(uid).count({ where })) === 0) continue;
    left.push(`${forms(uid).label(name)}: another entry has “${data[name]}” now.`);
    delete data[name];
  }
  return left;
}
