import { expect, inject } from "vitest";
import { sqlIn } from "./database";

type Place = Parameters<typeof sqlIn>[0];

async function catalogue(place: Place): Promise<string> {
  const rows =
    inject("settings").DATABASE_CLIENT === "postgres"
      ? await sqlIn(
          place,
          `select indexdef as definition from pg_indexes where tablename = 'blog_posts'
          union all select pg_get_triggerdef(oid) from pg_trigger where tgrelid = 'blog_posts'::regclass`,
        )
      : await sqlIn(place, "select sql as definition from sqlite_master where tbl_name = 'blog_posts'");
  return rows.map(({ definition }) => String(definition).toLowerCase()).join("\n");
}

export async function expectIndexAndTrigger(place: Place = inject("settings")): Promise<void> {
  const definitions = await catalogue(place);
  expect(definitions).toMatch(/create index .*blog_posts.* \(created_at desc\)/);
  expect(definitions).toMatch(/create trigger .*(before|after) update on .*blog_posts/);
}
