import type { Core, UID } from "@strapi/strapi";
import type { Values } from "./types";

export async function publishedValues(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<Values | null> {
  return strapi.db.query(uid).findOne({
    where: { documentId, publishedAt: { $notNull: true } },
    populate: populateOf(strapi, uid) as never,
  });
}

function populateOf(strapi: Core.Strapi, uid: UID.Schema): Record<string, unknown> {
  const populate: Record<string, unknown> = {};
  for (const [name, attribute] of Object.entries(strapi.getModel(uid).attributes)) {
    if (attribute.type === "media") populate[name] = true;
    if (attribute.type === "component") populate[name] = { populate: populateOf(strapi, attribute.component) };
    if (attribute.type === "dynamiczone") {
      const on = attribute.components.map((component) => [component, { populate: populateOf(strapi, component) }]);
      populate[name] = { on: Object.fromEntries(on) };
    }
  }
  return populate;
}
