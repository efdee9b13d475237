import type { Product } from "../product/product.ts";
import { openDatabase } from "./database.ts";
import { fillPosts } from "./fill.ts";
import { measure, type Row } from "./measure.ts";

const POSTS = 10_000;
const REQUESTS = 100;
const LAST = `post no ${POSTS - 1}`;
const INDEXED_MS = 10 * 60_000;

const QUERIES = [
  "cloud",
  "clo",
  "cl",
  "planned week learned cloud",
  LAST,
  "prac",
  "clowd paymnets",
  "zzyzx quux",
  "for the",
];

export async function measureSearch({ site, settings }: Product): Promise<Row[]> {
  const database = await openDatabase(settings);
  await fillPosts(database, POSTS);
  await database.close();
  const { name } = database;
  const search = (path: string, q: string) => fetch(`${site}${path}?${new URLSearchParams({ q })}`);

  const begun = performance.now();
  while (!(await (await search("/api/search", LAST)).text()).includes(LAST.slice(-4))) {
    if (performance.now() - begun > INDEXED_MS) throw new Error("The index does not follow.");
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  console.log(
    `${name}: ${POSTS} posts written past the CMS were indexed after ${Math.round((performance.now() - begun) / 1000)} s.`,
  );
  const rows: Row[] = [];
  for (const q of QUERIES)
    rows.push(await measure(`${name}: search "${q}"`, REQUESTS, 1, () => search("/api/search", q)));
  rows.push(await measure(`${name}: GET /search?q=cloud`, REQUESTS, 1, () => search("/search", "cloud")));
  return rows;
}
