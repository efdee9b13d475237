import type { DatabaseSync } from "node:sqlite";

/** Disables webhooks and schedules, so that the restored instance notifies nobody and publishes nothing. */
export function still(database: DatabaseSync): void {
  database.exec("update strapi_webhooks set enabled = 0");
  const scheduled = database
    .prepare(
      "select m.name from sqlite_master m join pragma_table_info(m.name) c on c.name = 'publish_at' where m.type = 'table'",
    )
    .all();
  for (const { name } of scheduled) database.exec(`update "${name}" set publish_at = null, unpublish_at = null`);
}
