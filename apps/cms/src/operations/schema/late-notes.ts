import type { Core } from "@strapi/strapi";
import { addNote } from "../../recruiting/history";

const APPLICATION = "api::job-application.job-application";

/**
 * Moves notes that replicas of the older version wrote after the migration `application-notes`. Remove this with the
 * column `note`, in the next version.
 */
export async function moveLateNotes(strapi: Core.Strapi): Promise<void> {
  const late: { id: number; documentId: string; note: string; updatedAt: Date }[] = await strapi.db
    .query(APPLICATION)
    .findMany({ where: { note: { $notNull: true } }, select: ["id", "documentId", "note", "updatedAt"] });
  for (const { id, documentId: application, note, updatedAt: at } of late) {
    await strapi.db.transaction(async () => {
      const where = { id, note };
      const { count } = await strapi.db.query(APPLICATION).updateMany({ where, data: { note: null } });
      if (count === 1 && note !== "") await addNote(strapi, { application, actor: null, at }, note);
    });
  }
}
