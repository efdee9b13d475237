import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { nodeFs } from "next/dist/server/lib/node-fs-methods.js";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import PageCache from "../server/cache/page-cache.ts";
import { startContentCms } from "./content-cms";
import { PREVIEW_SECRET, SECRET, SITE_TOKEN } from "./site";

type Get = Parameters<PageCache["get"]>;
type Set = Parameters<PageCache["set"]>;

const KEY = "/route-cache/APP_PAGE/0/$/blog/one";
let serverDistDir: string;

beforeAll(async () => {
  serverDistDir = await mkdtemp(path.join(tmpdir(), "page-cache-"));
});
afterAll(() => rm(serverDistDir, { recursive: true, force: true }));

const withoutMemory = () =>
  new PageCache({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir,
    maxMemoryCacheSize: 0,
    revalidatedTags: [],
    _requestHeaders: {},
  });

it("reads a page from the disk that was rendered for a visitor", async () => {
  const rscData = Buffer.from("navigation");
  const page = { kind: "APP_PAGE", html: "<p>One</p>", rscData, postponed: undefined, headers: {}, status: 200 };
  await withoutMemory().set(KEY, page as never, { isRoutePPREnabled: true, isFallback: false });
  const found = await withoutMemory().get(KEY, {
    kind: "APP_PAGE",
    isRoutePPREnabled: true,
    isFallback: false,
  } as Get[1]);
  expect(found?.value).toMatchObject({ html: "<p>One</p>", rscData });
});

describe("a page that a change has made old", () => {
  const context = { kind: "APP_PAGE", isRoutePPREnabled: true, isFallback: false } as Get[1];
  const BEFORE_ANSWERING = -1;
  let cache: PageCache;
  let cms: Awaited<ReturnType<typeof startContentCms>>;

  beforeAll(async () => {
    cms = await startContentCms(1);
    for (const [name, value] of Object.entries({
      CMS_URL: cms.url,
      SITE_TOKEN,
      REVALIDATE_SECRET: SECRET,
      PREVIEW_SECRET,
    }))
      vi.stubEnv(name, value);
    cache = withoutMemory();
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    cms.close();
  });

  async function put(key: string): Promise<void> {
    const headers = { "x-next-cache-tags": "post" };
    const page = { kind: "APP_PAGE", html: "<p>Old</p>", rscData: Buffer.from(""), postponed: undefined, headers };
    await cache.set(key, page as never, { isRoutePPREnabled: true, isFallback: false });
  }

  async function makeOld(...keys: string[]): Promise<void> {
    await Promise.all(keys.map(put));
    await cache.revalidateTag("post", { expire: 1_000 });
  }

  const keyOf = (name: string | number) => `/route-cache/APP_PAGE/0/$/blog/${name}`;

  it("is rendered before it is answered, and then shown", async () => {
    await makeOld(keyOf("two"));
    expect(await cache.get(keyOf("two"), context)).toMatchObject({ lastModified: BEFORE_ANSWERING });
    await put(keyOf("two"));
    expect((await cache.get(keyOf("two"), context))?.lastModified).toBeGreaterThan(0);
  });

  it("is shown as it was when rendering it has failed", async () => {
    await makeOld(keyOf("three"));
    const old = await cache.get(keyOf("three"), context);
    // Next.js does this after a failed rendering.
    await cache.set(keyOf("three"), old?.value as Set[1], {} as Set[2]);
    const again = await cache.get(keyOf("three"), context);
    expect(again?.lastModified).toBeGreaterThan(0);
    expect(again?.value).toMatchObject({ html: "<p>Old</p>" });
    await put(keyOf("three"));
  });

  it("is rendered beside at most fifteen others", async () => {
    const keys = Array.from({ length: 40 }, (_, index) => keyOf(index));
    await makeOld(...keys);
    const asked = keys.map(async (key) => (await cache.get(key, context))?.lastModified === BEFORE_ANSWERING && key);
    const pages = (await Promise.all(asked)).filter((key) => key !== false);
    expect(pages).toHaveLength(16);
    await Promise.all(pages.map(put));
    const others = keys.filter((key) => !pages.includes(key)).slice(0, 16);
    for (const key of others) expect(await cache.get(key, context)).toMatchObject({ lastModified: BEFORE_ANSWERING });
    await Promise.all(others.map(put));
  });

  it("is rendered beside at most three others when nobody has rendered it before", async () => {
    const keys = Array.from({ length: 8 }, (_, index) => keyOf(`new-${index}`));
    const begun: string[] = [];
    const asked = keys.map(async (key) => {
      await cache.get(key, context);
      begun.push(key);
    });
    for (const index of keys.keys()) {
      await expect.poll(() => begun.length).toBe(Math.min(index + 4, keys.length));
      await put(begun[index] ?? "");
    }
    await Promise.all(asked);
  });

  it("is shown as it was while the CMS is away", async () => {
    await makeOld(keyOf("four"));
    cms.status.graphql = 503;
    const shown = await cache.get(keyOf("four"), context);
    cms.status.graphql = 200;
    expect(shown?.lastModified).toBeGreaterThan(0);
    await expect.poll(() => cache.get(keyOf("four"), context)).toMatchObject({ lastModified: BEFORE_ANSWERING });
  });
});
