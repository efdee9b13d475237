import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

const LOCK = 1_337_000_005;

/** Strapi's routes for collections take single types too, and two requests at once would create two documents. */
export function registerSingleDocuments(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, contentType }, next) => {
    if (contentType.kind !== "singleType" || (action !== "create" && action !== "clone")) return next();
    return strapi.db.transaction(async ({ trx }) => {
      // SQLite has one transaction at a time anyway.
      if (strapi.db.dialect.client === "postgres") await trx.raw("select pg_advisory_xact_lock(?)", [LOCK]);
      if ((await strapi.db.query(uid).count()) > 0) {
        throw new errors.ValidationError(`${contentType.info.displayName} exists, and there is only one.`);
      }
      return next();
    });
  });
}
