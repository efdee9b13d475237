import type { Core, UID } from "@strapi/strapi";
import { requireChecks } from "./check-entry";

/** Entries that are written before Strapi serves are let through: those of a seed link to others that come later. */
export function registerPublishingChecks(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, contentType, params } = context;
    const { status } = params as { status?: string };
    const publishes = action === "publish" || ((action === "create" || action === "update") && status === "published");
    if (!publishes || !contentType.options?.draftAndPublish || !strapi.server.httpServer.listening) return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      const { documentId } = { ...params, ...(result as object) } as { documentId?: string };
      if (documentId) await requireChecks(strapi, uid as UID.ContentType, documentId);
      return result;
    });
  });
}
