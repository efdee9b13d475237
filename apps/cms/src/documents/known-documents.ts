import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

/** Strapi reports success when an update finds no document. */
export function registerKnownDocuments(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.action === "update") {
      const { documentId } = context.params;
      const found = await strapi.db.query(context.uid).count({ where: { documentId } });
      if (found === 0) throw new errors.NotFoundError();
    }
    return next();
  });
}
