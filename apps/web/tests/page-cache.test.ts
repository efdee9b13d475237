import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { nodeFs } from "next/dist/server/lib/node-fs-methods.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import PageCache from "../cache/page-cache.ts";

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
  await withoutMemory().set(KEY, page as unknown as Set[1], { isRoutePPREnabled: true, isFallback: false } as Set[2]);
  const found = await withoutMemory().get(KEY, {
    kind: "APP_PAGE",
    isRoutePPREnabled: true,
    isFallback: false,
  } as Get[1]);
  expect(found?.value).toMatchObject({ html: "<p>One</p>", rscData });
});

it("has pages that a change made old renewed a few at a time, and all of them in the end", async () => {
  const keys = Array.from({ length: 40 }, (_, index) => `/route-cache/APP_PAGE/0/$/blog/${index}`);
  const headers = { "x-next-cache-tags": "post" };
  const page = { kind: "APP_PAGE", html: "<p>Old</p>", rscData: Buffer.from(""), postponed: undefined, headers };
  const cache = withoutMemory();
  const setAll = (some: string[]) =>
    Promise.all(
      some.map((key) =>
        cache.set(key, page as unknown as Set[1], { isRoutePPREnabled: true, isFallback: false } as Set[2]),
      ),
    );
  await setAll(keys);
  const context = { kind: "APP_PAGE", isRoutePPREnabled: true, isFallback: false } as Get[1];
  const changed = performance.timeOrigin + performance.now() + 1;
  await expect.poll(() => performance.timeOrigin + performance.now()).toBeGreaterThan(changed);
  await cache.revalidateTag("post", { expire: 1_000 });

  for (let left = keys; left.length > 0; ) {
    const old: string[] = [];
    for (const key of left) if (((await cache.get(key, context))?.lastModified ?? 0) < changed) old.push(key);
    expect(old.length).toBeGreaterThan(0);
    expect(old.length).toBeLessThanOrEqual(16);
    await setAll(old);
    left = left.filter((key) => !old.includes(key));
  }
});
