import type { Core } from "@strapi/strapi";

/** SQLite overwrites deleted rows (`secure_delete`), but its write-ahead log keeps them until it is emptied. */
export async function emptyWriteAheadLog(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== "sqlite") return;
  const [result] = await strapi.db.connection.raw<{ busy: number }[]>("pragma wal_checkpoint(truncate)");
  if (result?.busy) {
    strapi.log.warn("A backup reads the database, so deleted rows stay in cms.sqlite-wal until the next full hour.");
  }
}
