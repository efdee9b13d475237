import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { rest } from "./cms";
import { sql } from "./database";

const COUNT = 10_000;
const DAY_MS = 24 * 60 * 60 * 1000;

const before = { total: 0, recent: 0, tags: 0 };

async function ask<Body>(path: string): Promise<Body> {
  return (await rest(`/api/dashboard/posts${path}`, { who: "blog-admin" })).json() as Promise<Body>;
}

beforeAll(async () => {
  Object.assign(before, await ask("/stats"));
  const created = Date.now() - 30 * DAY_MS;
  const moment = inject("settings").DATABASE_URL ? new Date(created) : created;
  for (const published of [null, moment]) {
    await sql(
      `insert into blog_posts (document_id, title, description, meta_tags, created_at, updated_at, published_at)
       with recursive post (number) as (select 1 union all select number + 1 from post where number < ${COUNT})
       select 'bulk-' || number, 'Bulk post no ' || number, ?, 'bulk tag ' || (number % 500) || ', bulk', ?, ?, ?
       from post`,
      "A sentence that stands for a text, and its Öldocht. ".repeat(40),
      moment,
      moment,
      published,
    );
  }
});

afterAll(() => sql("delete from blog_posts where document_id like 'bulk-%'"));

it.each([
  ["", COUNT, 5],
  ["?page=1000", COUNT, 5],
  ["?page=999999", COUNT, undefined],
  ["?q=bulk", COUNT, 5],
  ["?q=bulk%20post%20no%209999", 1, 1],
  ["?q=%C3%96LDOCHT", COUNT, 5],
  ["?q=nobody%20writes%20this", 0, 0],
])("ten thousand posts are listed by %j exactly", async (query, total, shown) => {
  const list = await ask<{ items: unknown[]; total: number }>(query);
  expect(list.total - (query.includes("q=") ? 0 : before.total)).toBe(total);
  if (shown !== undefined) expect(list.items).toHaveLength(shown);
});

it("ten thousand posts are counted exactly", async () => {
  expect(await ask("/stats")).toEqual({ ...before, total: before.total + COUNT, tags: before.tags + 501 });
});
