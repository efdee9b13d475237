// @module-tag full
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { moment } from "./applications";
import { panelSession, rest } from "./cms";
import { cmsProcessor } from "./cms-processor";
import { sql } from "./database";
import { LISTS, type Part, parametersOf, pathOf, rootFieldsOf } from "./query-search";

const POSTS = 10_000;
/** Lists that a search tries; the long one as often as all others together. */
const TRIED = LISTS.flatMap((uid) => (uid === "api::blog-post.blog-post" ? LISTS.map(() => uid) : [uid]));
/** QUERY_SEARCH="<seed> <queries>" looks elsewhere, and longer. */
const [SEED = 31, QUERIES = 12] = (process.env.QUERY_SEARCH ?? "").split(" ").filter(Boolean).map(Number);
/** A query is made of these, each as often as is accepted beside those before it. */
const PARTS = 8;
/** A plain search in all posts, which the panel and the site's visitors are offered. */
const SEARCH: Query = { path: "/api/blog-posts?_q=nowhere&pagination[pageSize]=10" };
/** Times what that costs. */
const ANONYMOUS = 4;
const PANEL = 16;
const REPEATS = 6;

type Query = { path: string; body?: object; headers?: Record<string, string> };
type Measured = { ms: number; query?: Query };
type Door = { parts: fc.Arbitrary<Part>; query: (parts: string[]) => Query };

beforeAll(async () => {
  const now = moment(Date.now());
  for (const published of [null, now]) {
    await sql(
      `insert into blog_posts (document_id, title, description, meta_tags, created_at, updated_at, published_at)
       with recursive post (number) as (select 1 union all select number + 1 from post where number < ${POSTS})
       select 'dear-' || number, 'Dear post no ' || number, ?, 'dear tag ' || (number % 500) || ', dear', ?, ?, ?
       from post`,
      "A sentence that stands for a text, and its Öldocht. ".repeat(80),
      now,
      now,
      published,
    );
  }
});

let searchMs = Number.POSITIVE_INFINITY;

beforeAll(async () => {
  for (let repeat = 0; repeat < REPEATS; repeat += 1) searchMs = Math.min(searchMs, (await measure(SEARCH)).ms);
});

afterAll(() => sql("delete from blog_posts where document_id like 'dear-%'"));

const overRest = (uid: string): Door => ({
  parts: parametersOf(uid, false),
  query: (parts) => ({ path: `/api/${pathOf(uid)}?${parts.join("&")}` }),
});

const overGraphql: Door = {
  parts: rootFieldsOf(TRIED),
  query: (parts) => ({
    path: "/graphql",
    body: { query: `{ ${parts.map((part, number) => `a${number}: ${part}`).join(" ")} __typename }` },
  }),
};

const inPanel = (path: string, uid: string): Door => ({
  parts: parametersOf(uid, true),
  query: (parts) => ({ path: `${path}?${parts.join("&")}`, headers: panelSession() }),
});

const panelLists = [
  ...TRIED.map((uid) => inPanel(`/content-manager/collection-types/${uid}`, uid)),
  inPanel(
    "/content-manager/relations/api::technology.technology/category",
    "api::technology-category.technology-category",
  ),
  inPanel(
    "/content-manager/relations/api::technology-category.technology-category/technologies",
    "api::technology.technology",
  ),
  inPanel("/upload/files", "plugin::upload.file"),
];

it.each([
  ["REST", TRIED.map(overRest), ANONYMOUS],
  ["GraphQL", [overGraphql], ANONYMOUS],
  ["the panel", panelLists, PANEL],
] as const)("the costliest query that %s accepts costs no more than so many searches", async (_, doors, times) => {
  const limitMs = times * searchMs;
  const chosen = fc.sample(
    fc
      .constantFrom(...doors)
      .chain((door) => fc.array(door.parts, { minLength: PARTS, maxLength: PARTS }).map((parts) => ({ door, parts }))),
    { seed: SEED, numRuns: QUERIES },
  );
  let costliest: Measured = { ms: 0 };
  for (const { door, parts } of chosen) costliest = costlier(costliest, await costliestOf(door, parts, limitMs));
  if (costliest.query) costliest.ms = Math.min(costliest.ms, (await measure(costliest.query)).ms);
  if (process.env.QUERY_SEARCH) console.warn(JSON.stringify({ searchMs, ...costliest }));
  expect(costliest.ms, JSON.stringify(costliest.query)).toBeLessThan(limitMs);
  expect(costliest.ms).toBeGreaterThan(0);
});

const costlier = (one: Measured, other: Measured) => (other.ms > one.ms ? other : one);

/** Of the queries on the way to one that takes no more. */
async function costliestOf({ query }: Door, parts: Part[], limitMs: number): Promise<Measured> {
  let accepted: string[] = [];
  let costliest: Measured = { ms: 0 };
  for (const { text, most } of parts) {
    const before = accepted;
    for (let count = 1; count <= most; count *= 2) {
      const asked = [...before, ...Array.from({ length: count }, (_, number) => text(number))];
      const { ms, status } = await measure(query(asked));
      expect([200, 400, 403, 431], JSON.stringify(query(asked))).toContain(status);
      if (status !== 200) break;
      accepted = asked;
      costliest = costlier(costliest, { ms, query: query(asked) });
      if (ms > limitMs) return { ms: await shortest(query(asked), limitMs), query: query(asked) };
    }
  }
  return costliest;
}

/** Others disturb it. */
async function shortest(query: Query, limitMs: number): Promise<number> {
  let ms = Number.POSITIVE_INFINITY;
  for (let repeat = 0; repeat < REPEATS && ms > limitMs; repeat += 1) ms = Math.min(ms, (await measure(query)).ms);
  return ms;
}

/** In processor time of the CMS, and so of the embedded database. */
async function measure(query: Query): Promise<{ ms: number; status: number }> {
  const before = await cmsProcessor();
  const status = await statusOf(query);
  return { ms: (await cmsProcessor()) - before, status };
}

async function statusOf({ path, body, headers }: Query): Promise<number> {
  const answer = await rest(path, { method: body ? "POST" : "GET", body, headers });
  await answer.arrayBuffer();
  return answer.status;
}
