import type { Core } from "@strapi/strapi";
import { currentActor } from "../history/actor";
import { hasHistory } from "../history/attributes";
import { keepDeleted } from "../history/deleted-entries";
import { keepPublished } from "../history/versions";
import { isPublic } from "./tell-site";

/** In the transaction of the change. Seeded content has no version yet, so the state before a change is kept too. */
export function registerHistoryKeeping(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (!hasHistory(strapi, uid) || !isPublic(action, params) || !strapi.server.httpServer.listening) return next();
    return strapi.db.transaction(async ({ trx }) => {
      const actor = currentActor(strapi);
      const { documentId } = params as { documentId?: string };
      if (documentId) {
        // Concurrent publications would both make the next version.
        await trx(strapi.db.metadata.get(uid).tableName).where({ document_id: documentId }).select("id").forUpdate();
        await keepPublished(strapi, uid, documentId);
        if (action === "delete") await keepDeleted(strapi, uid, documentId, actor);
      }
      const result = await next();
      const changed = documentId ?? (result as { documentId: string }).documentId;
      await keepPublished(strapi, uid, changed, { actor, at: new Date() });
      return result;
    });
  });
}
