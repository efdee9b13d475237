import { PREVIEW_LIFETIME_S } from "@repo/plugin-kit/preview/token";
import type { Values } from "@repo/plugin-kit/server/values";
import type { Core } from "@strapi/strapi";

const UID = "plugin::live-preview.unsaved-change";

/** Stores changes by panel session and document. They are rows, so that every replica sees them. */
export function unsavedChanges(strapi: Core.Strapi) {
  const rows = strapi.db.query(UID);
  return {
    async keep(session: string, document: string, values: Values): Promise<void> {
      const known = await rows.findOne({ where: { session, document } });
      if (known) await rows.update({ where: { id: known.id }, data: { values } });
      else await rows.create({ data: { session, document, values } });
    },

    async forget(session: string, document: string): Promise<void> {
      await rows.deleteMany({ where: { session, document } });
    },

    async of(session: string): Promise<Map<string, Values>> {
      const found = await rows.findMany({ where: { session } });
      return new Map(found.map(({ document, values }) => [document, values]));
    },
  };
}

/** A translation is a document of its own here. */
export const documentKey = (documentId: string, locale: unknown) =>
  locale ? `${documentId}:${String(locale)}` : documentId;

export async function forgetUnsavedChanges(strapi: Core.Strapi): Promise<void> {
  const tooOld = new Date(Date.now() - PREVIEW_LIFETIME_S * 1000);
  await strapi.db.query(UID).deleteMany({ where: { updatedAt: { $lt: tooOld } } });
}
