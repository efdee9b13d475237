// @module-tag full
import { afterAll, beforeAll, expect, it } from "vitest";
import { moment } from "./applications";
import { rest } from "./cms";
import { sql } from "./database";
import { newWord } from "./unique";

const COUNT = 10_000;
const MARK = newWord();
const TEXT = newWord();
const DAY_MS = 24 * 60 * 60 * 1000;

const before = { total: 0, recent: 0, tags: 0 };

async function ask<Body>(path: string): Promise<Body> {
  return (await rest(`/api/dashboard/posts${path}`, { who: "blog-admin" })).json() as Promise<Body>;
}

beforeAll(async () => {
  Object.assign(before, await ask("/stats"));
  const created = moment(Date.now() - 30 * DAY_MS);
  for (const published of [null, created]) {
    await sql(
      `insert into blog_posts (document_id, title, description, meta_tags, created_at, updated_at, published_at)
       with recursive post (number) as (select 1 union all select number + 1 from post where number < ${COUNT})
       select '${MARK}-' || number, '${MARK} post no ' || number, ?, '${MARK} ' || (number % 500) || ', ${MARK}', ?, ?, ?
       from post`,
      `A sentence that stands for a text, and its Öl${TEXT}. `.repeat(40),
      created,
      created,
      published,
    );
  }
});

afterAll(async () => {
  await sql(`delete from blog_posts where document_id like '${MARK}-%'`);
});

it.each([
  ["", COUNT, 5],
  ["?page=1000", COUNT, 5],
  ["?page=999999", COUNT, undefined],
  [`?q=${MARK}`, COUNT, 5],
  [`?q=${MARK}%20post%20no%209999`, 1, 1],
  [`?q=%C3%96L${TEXT.toUpperCase()}`, COUNT, 5],
  [`?q=x${MARK}`, 0, 0],
])("ten thousand posts are listed by %j exactly", async (query, total, shown) => {
  const list = await ask<{ items: unknown[]; total: number }>(query);
  expect(list.total - (query.includes("q=") ? 0 : before.total)).toBe(total);
  if (shown !== undefined) expect(list.items).toHaveLength(shown);
});

it("ten thousand posts are counted exactly", async () => {
  expect(await ask("/stats")).toEqual({ ...before, total: before.total + COUNT, tags: before.tags + 501 });
});
