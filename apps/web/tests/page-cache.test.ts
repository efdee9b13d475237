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
