import type { Core } from "@strapi/strapi";

/** SQLite overwrites deleted rows (`secure_delete`), but its write-ahead log keeps them until it is emptied. */
export async function emptyWriteAheadLog(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client === "sqlite") await strapi.db.connection.raw("pragma wal_checkpoint(truncate)");
}
