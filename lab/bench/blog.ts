import { signInToDashboard } from "../product/dashboard.ts";
import type { Product } from "../product/product.ts";
import { openDatabase } from "./database.ts";
import { fillPosts } from "./fill.ts";
import { measure, type Row, summary } from "./measure.ts";

const POSTS = 10_000;
const REQUESTS = 40;
const NEW_POSTS = 5;

const requests = [
  "posts",
  `posts?page=${POSTS / 10}`,
  `posts?page=${POSTS / 5}`,
  "posts?q=cloud",
  "posts?q=post no 9999",
  "posts?q=nobody writes this",
  "posts/stats",
];

type Ask = (
  path: string,
  init?: { method: string; headers: Record<string, string>; body: string },
) => Promise<Response>;

export async function measureBlog({ site, settings }: Product): Promise<Row[]> {
  const database = await openDatabase(settings);
  await fillPosts(database, POSTS);
  await database.close();

  const { name } = database;
  const cookie = (await signInToDashboard(site, "blog")).jar.header();
  const ask: Ask = (path, init) =>
    fetch(`${site}/api/dashboard/${path}`, { ...init, headers: { cookie, ...init?.headers } });
  const rows: Row[] = [];
  for (const request of requests) {
    rows.push(await measure(`${name}: ${request}`, REQUESTS, 1, () => ask(request)));
  }
  rows.push(await measureFreshness(name, site, ask));
  for (const page of ["/blog", "/blog/page/200", "/blog/feed.xml", "/sitemap.xml"]) {
    rows.push(await measureSized(`${name}: GET ${page}`, site + page));
  }
  return rows;
}

async function measureFreshness(name: string, site: string, ask: Ask): Promise<Row> {
  const times: number[] = [];
  for (let number = 0; number < NEW_POSTS; number += 1) {
    const title = `New post ${number} of the benchmark`;
    const created = await ask("posts", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ title, description: "Its text." }),
    });
    const begun = performance.now();
    const { id } = await created.json();
    await Promise.all([
      until(`${site}/blog`, title),
      until(`${site}/blog/feed.xml`, title),
      until(`${site}/sitemap.xml`, id),
    ]);
    times.push(performance.now() - begun);
  }
  return summary(`${name}: until a new post is on /blog, in the feed and the sitemap`, times);
}

async function until(address: string, text: string): Promise<void> {
  while (!(await (await fetch(address)).text()).includes(text)) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function measureSized(what: string, address: string): Promise<Row> {
  const bytes = (await (await fetch(address)).arrayBuffer()).byteLength;
  const row = await measure(what, REQUESTS, 1, () => fetch(address));
  return { ...row, KiB: Math.round(bytes / 102.4) / 10 };
}
