import type { Core, UID } from "@strapi/strapi";
import { inState } from "./content";
import { formsOf } from "./form";
import { restorable, type Target } from "./restorable";
import { leaveTaken } from "./taken";
import type { Version } from "./versions";

/** Writes the version into the draft. @returns in words what could not be written. */
export async function bringBackVersion(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  { content }: Version,
  editor: { id: number },
): Promise<string[]> {
  const forms = await formsOf(strapi, uid);
  const { data, left } = await restorable(strapi, uid, content, { forms, target: documentTarget(strapi) });
  const taken = await leaveTaken(strapi, uid, documentId, { data, forms });
  await strapi.documents(uid).update({ documentId, data: { ...data, updatedBy: editor.id } });
  return [...left, ...taken];
}

function documentTarget(strapi: Core.Strapi): Target {
  return {
    relate: async (uid, { documentId }) =>
      (await strapi.db.query(uid).count({ where: inState(documentId, "draft") })) > 0 ? documentId : undefined,
    compose: async (_, data) => data,
  };
}
