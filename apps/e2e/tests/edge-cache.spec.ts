import { randomUUID } from "node:crypto";
import { Agent, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { product } from "../product";
import { hasNginx, startEdge } from "../start-edge";
import { expect, seededPages, test } from "./fixtures";

const site = product.SITE_URL.replace("localhost", "127.0.0.1");
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const DECODERS: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

const post = seededPages.find((path) => /^\/blog\/[\da-f-]{36}$/.test(path)) ?? "nothing found";

type Question = { path: string; method?: string; headers?: Record<string, string> };

test.skip(!hasNginx, "the edge is nginx");

let edge: Awaited<ReturnType<typeof startEdge>>;
test.afterEach(() => edge.end());
test.afterAll(() => agent.destroy());

async function ask(origin: string, { path, method, headers }: Question) {
  const { hostname, port } = new URL(origin);
  const asked = request({ hostname, port, path, method, headers, agent }).end();
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    asked.once("response", resolve).once("error", reject),
  );
  const body = await buffer(answer);
  const encoding = answer.headers["content-encoding"];
  const whole = method === "HEAD" ? "" : String(encoding ? DECODERS[encoding]?.(body) : body);
  const { location, "content-type": type } = answer.headers;
  const { statusCode: status } = answer;
  return { status, location, type, encoding, content: withoutIds(whole, type) };
}

/** Removes data that differs between two renderings: the ids of a page, and all of a part's data. */
function withoutIds(content: string, type = ""): string {
  return type === "text/x-component" ? "" : content.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, "");
}

/** Returns an address of each kind, and variants that a cache could confuse with them. */
async function addresses(): Promise<string[]> {
  const read = async (path: string) => (await fetch(site + path)).text();
  const [home, about] = await Promise.all(["/", "/about"].map(read));
  const first = (pattern: RegExp, text = home ?? "") => pattern.exec(text)?.[0] ?? "nothing found";
  const card = first(/\/social\/[^"]+\.png/, about);
  const scaled = first(/\/media\/\d+\/[\w.-]+/);
  const picture = scaled.replace(/\d+\//, "");
  const script = first(/\/_next\/static\/[^"\\]+\.js/);
  const pages = ["/", "/about", "/blog", "/careers", "/services/cloud-solutions", post, `${post}.md`];
  const data = [
    "/robots.txt",
    "/sitemap.xml",
    "/blog/feed.xml",
    "/work/feed.xml",
    "/blog/feed.json",
    "/careers/feed.xml",
    "/careers/feed.json",
    "/manifest.webmanifest",
    "/llms.txt",
  ];
  const files = [card, scaled, picture, script, "/favicon.ico"];
  const like = [post, card, scaled, "/about"].flatMap((path) => ["br", "brwebp"].map((end) => path + end));
  const spelled = ["//about", "/about/", "/%61bout", "/About", "/about?", "/about?a=1", "/about%3Fa=1", `${post}?webp`];
  const missing = [
    "/nothing",
    `/blog/${randomUUID()}`,
    "/services/nothing",
    "/media/nothing.png",
    "/social/1/about.png",
  ];
  const image = `/_next/image?url=${encodeURIComponent(picture)}&w=640&q=70`;
  return [...pages, ...data, ...files, image, ...like, ...spelled, ...missing];
}

const VARIANTS: Omit<Question, "path">[] = [
  ...["br", "gzip", "identity"].flatMap((encoding) =>
    ["image/webp,*/*", "*/*"].map((accept) => ({ headers: { "accept-encoding": encoding, accept } })),
  ),
  { method: "HEAD" },
  { headers: { accept: "text/markdown" } },
  { headers: { cookie: "theme=dark" } },
  { headers: { cookie: "__prerender_bypass=made-up" } },
  { headers: { rsc: "1" } },
];
/** Headers that must not change the answer. */
const ODD = {
  "x-forwarded-host": "evil.example",
  "x-original-url": "/contact",
  "x-nextjs-data": "1",
  "x-middleware-prefetch": "1",
  "accept-language": "de",
  // For some crawlers, Next.js renders pages that it doesn't cache.
  "user-agent": "Twitterbot",
};

test("every address answers through the edge what the site answers, whoever has asked before, and how", async () => {
  edge = await startEdge(100_000);
  const asked: Question[] = (await addresses()).flatMap((path) => VARIANTS.map((variant) => ({ path, ...variant })));
  const ofSite = new Map<Question, object>();
  for (const each of asked) ofSite.set(each, await ask(site, each));
  // The first request for an address tries everything that could poison it.
  for (const path of new Set(asked.map((each) => each.path))) await ask(edge.url, { path, headers: ODD });
  for (const each of [...asked, ...asked.toReversed()]) {
    expect(await ask(edge.url, each), JSON.stringify(each)).toEqual(ofSite.get(each));
  }
});

test("a visitor reads the article, whatever others have asked for beside it", async ({ page }) => {
  edge = await startEdge(100_000);
  const statuses = { br: 404, brwebp: 404, gzip: 404, gzipwebp: 404, webp: 404, "?br": 200, "%20": 308 };
  for (const [end, expected] of Object.entries(statuses)) {
    for (const encoding of ["identity", "gzip", "br"]) {
      const { status } = await ask(edge.url, { path: post + end, headers: { "accept-encoding": encoding } });
      expect(status).toBe(expected);
    }
  }
  const answer = await page.goto(edge.url + post);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Blog Post Not Found");
});

test("visitors get pages while somebody requests unknown ones", { tag: "@failing-requests" }, async ({ page }) => {
  edge = await startEdge(1);
  await page.goto(edge.url);
  const flood = Promise.all(
    Array.from({ length: 300 }, async () => {
      const headers = { "x-forwarded-for": "203.0.113.9" };
      return (await ask(edge.url, { path: `/blog/${randomUUID()}`, headers })).status;
    }),
  );
  await page.getByRole("navigation").getByRole("link", { name: "About" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const statuses = await flood;
  expect(new Set(statuses)).toEqual(new Set([404, 429]));
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect((await page.goto(`${edge.url}/careers`))?.status()).toBe(200);
});
