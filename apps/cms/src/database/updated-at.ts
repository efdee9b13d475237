import type { Core } from "@strapi/strapi";

const TABLE = "blog_posts";

/** For updates that bypass Strapi. Times are UTC: milliseconds in SQLite, timestamps without zone in PostgreSQL. */
export function updatedAtTrigger(client: string): string[] {
  if (client === "sqlite") {
    return [
      `create trigger if not exists ${TABLE}_updated_at after update on ${TABLE} for each row
when new.updated_at is old.updated_at and new.search_text is old.search_text
begin
  update ${TABLE} set search_text = null,
    updated_at = cast(round((julianday('now') - 2440587.5) * 86400000) as integer) where id = new.id;
end`,
    ];
  }
  return [
    `create or replace function ${TABLE}_refresh_updated_at() returns trigger language plpgsql as $$
begin
  if new.updated_at is not distinct from old.updated_at and new.search_text is not distinct from old.search_text then
    new.updated_at = timezone('utc', now());
    new.search_text = null;
  end if;
  return new;
end
$$`,
    `create or replace trigger ${TABLE}_updated_at before update on ${TABLE}
for each row execute function ${TABLE}_refresh_updated_at()`,
  ];
}

/** Runs at every start: SQLite loses triggers when Strapi rebuilds a table. */
export async function ensureUpdatedAtTrigger(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  if (!(await knex.schema.hasTable(TABLE))) return;
  for (const statement of updatedAtTrigger(strapi.db.dialect.client)) await knex.raw(statement);
}
