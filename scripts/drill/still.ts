import type { DatabaseSync } from "node:sqlite";

/** Switches off what a restored instance would tell others, and what it would publish or withdraw meanwhile. */
export function still(database: DatabaseSync): { webhooks: number; schedules: number } {
  const change = (statement: string) => Number(database.prepare(statement).run().changes);
  const scheduled = database
    .prepare(
      "select m.name from sqlite_master m join pragma_table_info(m.name) c on c.name = 'publish_at' where m.type = 'table'",
    )
    .all();
  return {
    webhooks: change("update strapi_webhooks set enabled = 0 where enabled = 1"),
    schedules: scheduled.reduce(
      (all, { name }) =>
        all +
        change(
          `update "${name}" set publish_at = null, unpublish_at = null where publish_at is not null or unpublish_at is not null`,
        ),
      0,
    ),
  };
}
