import { formsOf } from "@repo/plugin-kit/server/forms";
import type { Core } from "@strapi/strapi";
import { inState, type Named } from "./content";
import { restorable, type Target } from "./restorable";
import { leaveTaken } from "./taken";
import type { Version } from "./versions";

export async function bringBackVersion(
  strapi: Core.Strapi,
  entry: Named,
  { content }: Version,
  editor: { id: number },
): Promise<string[]> {
  const { uid, documentId, locale } = entry;
  const forms = await formsOf(strapi, uid);
  const { data, left } = await restorable(strapi, uid, content, { forms, target: documentTarget(strapi, locale) });
  const taken = await leaveTaken(strapi, entry, { data, forms });
  await strapi
    .documents(uid)
    .update({ documentId, ...(locale && { locale }), data: { ...data, updatedBy: editor.id } });
  return [...left, ...taken];
}

function documentTarget(strapi: Core.Strapi, locale: Named["locale"]): Target {
  return {
    relate: async (uid, { documentId }) => {
      const where = inState(strapi, { uid, documentId, locale }, "draft");
      return (await strapi.db.query(uid).count({ where })) > 0 ? documentId : undefined;
    },
    compose: async (_, data) => data,
  };
}
