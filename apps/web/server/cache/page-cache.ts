import { createRequire } from "node:module";
import { setTimeout } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { CacheHandler, CacheHandlerValue } from "next/dist/server/lib/incremental-cache/index.js";
import { currentRequest } from "../request/current-request.ts";
import { now } from "./clock.ts";
import { isCmsReady } from "./cms-ready.ts";
import { read, renderedByOthers, shareMarks, sharePage } from "./replicas.ts";
import { isExpired, isStale, markTags } from "./tags.ts";

type Module = typeof import("next/dist/server/lib/incremental-cache/file-system-cache.js");
const { default: FileSystemCache }: Module = createRequire(import.meta.url)(
  "next/dist/server/lib/incremental-cache/file-system-cache.js",
);

const TAGS_HEADER = "x-next-cache-tags";
const MAX_FETCHED_BYTES = 64 * 1024 ** 2;
/** A `maxSize`, because a `max` would allocate room for all entries at the start. */
const PAGES = { maxSize: 100_000, sizeCalculation: () => 1 };
const RENDER_MS = 10_000;
const POLL_MS = 10;
const BEFORE_ANSWERING = -1;

type Page = CacheHandlerValue & { value: NonNullable<CacheHandlerValue["value"]> };

const rerenders = renderSlots(16, 1_000);
const firstRenders = renderSlots(4, 30_000);
const rendering = new LRUCache<string, { began: number; hasOld: boolean }>(PAGES);
const failed = new LRUCache<string, true>({ ...PAGES, ttl: RENDER_MS });
/** Pages that were read from this cache. Next.js sets such a page again, as if it were new, when its render fails. */
const shown = new WeakSet<object>();
/** When this process began to render a page. Next.js dates it by the end, and would miss a change made meanwhile. */
const rendered = new LRUCache<string, number>(PAGES);
const fetched = new LRUCache<string, Page>({ maxSize: MAX_FETCHED_BYTES, sizeCalculation: sizeOf });

/** Redirects and 404s only replace pages: anybody can make up URLs. */
export default class PageCache extends FileSystemCache {
  override async get(...[key, context]: Parameters<CacheHandler["get"]>): Promise<CacheHandlerValue | null> {
    let page = await this.#newest(key, context);
    if (!page && (await isCmsReady())) {
      await firstRenders.take(key);
      // A render that fails never calls `set`, so the slot is freed with the response.
      currentRequest.getStore()?.response.once("finish", () => firstRenders.release(key));
      page = await this.#newest(key, context);
    }
    if (page?.value) shown.add(page.value);
    if (!needsRender(page)) return page;
    if (page && !((await isCmsReady()) && (await rerenders.take(key)))) return { ...page, lastModified: now() };
    if (!rendering.has(key)) rendering.set(key, { began: now(), hasOld: Boolean(page) });
    return page && hasChanged(page) && !failed.has(key) ? { ...page, lastModified: BEFORE_ANSWERING } : page;
  }

  override async set(...[key, data, context]: Parameters<CacheHandler["set"]>): Promise<void> {
    const { began, hasOld } = rendering.get(key) ?? { began: now(), hasOld: false };
    rendering.delete(key);
    rerenders.release(key);
    firstRenders.release(key);
    if (data && shown.has(data)) return void failed.set(key, true);
    failed.delete(key);
    const isFound = !data || !("status" in data) || (data.status ?? 200) === 200;
    if (!isFound && !hasOld) return;
    const written =
      "isRoutePPREnabled" in context && isWhole(data) ? { ...context, isRoutePPREnabled: false } : context;
    await super.set(key, data, written);
    rendered.set(key, began);
    const cacheControl = "cacheControl" in context ? context.cacheControl : undefined;
    if (data) void sharePage(key, { value: data, lastModified: began, cacheControl }, began);
  }

  override async revalidateTag(...[tags, durations]: Parameters<CacheHandler["revalidateTag"]>): Promise<void> {
    await super.revalidateTag(tags, durations);
    await shareMarks(markTags([tags].flat(), durations));
  }

  async #newest(...[key, context]: Parameters<CacheHandler["get"]>): Promise<CacheHandlerValue | null> {
    const own = await super.get(key, context);
    const began = rendered.get(key);
    const page = await newest(key, own && began ? { ...own, lastModified: Math.min(own.lastModified, began) } : own);
    return page?.value && !isExpired(tagsOf(page), page.lastModified) ? page : null;
  }
}

function renderSlots(most: number, waitMs: number) {
  const taken = new LRUCache<string, true>({ max: most, ttl: RENDER_MS });
  const isFree = (key: string) => {
    taken.purgeStale();
    return taken.has(key) || taken.size < most;
  };
  return {
    async take(key: string): Promise<boolean> {
      for (const until = now() + waitMs; !isFree(key); await setTimeout(POLL_MS)) {
        if (now() > until) return false;
      }
      return Boolean(taken.set(key, true));
    },
    release: (key: string) => taken.delete(key),
  };
}

async function newest(key: string, own: CacheHandlerValue | null): Promise<CacheHandlerValue | null> {
  const elsewhere = renderedByOthers(key);
  if (own && own.lastModified >= elsewhere) return own;
  const known = fetched.get(key);
  const theirs = known && known.lastModified >= elsewhere ? known : await read<Page>(key);
  if (!theirs) return own;
  fetched.set(key, theirs);
  return own && own.lastModified > theirs.lastModified ? own : theirs;
}

function isWhole(data: Parameters<CacheHandler["set"]>[1]): boolean {
  return data?.kind === "APP_PAGE" && data.postponed === undefined && data.rscData !== undefined;
}

function needsRender(page: CacheHandlerValue | null): boolean {
  if (!page) return true;
  const { revalidate } = page.cacheControl ?? {};
  return hasChanged(page) || (typeof revalidate === "number" && page.lastModified + revalidate * 1000 < now());
}

const hasChanged = (page: CacheHandlerValue) => isStale(tagsOf(page), page.lastModified);

function tagsOf({ value }: CacheHandlerValue): string[] {
  const tags = value && "headers" in value ? value.headers?.[TAGS_HEADER] : undefined;
  return typeof tags === "string" ? tags.split(",") : [];
}

function sizeOf({ value }: Page): number {
  if (value.kind === "APP_ROUTE") return value.body.length + 1;
  if (value.kind !== "APP_PAGE") return 1;
  const segments = [...(value.segmentData?.values() ?? [])].reduce((sum, segment) => sum + segment.length, 0);
  return String(value.html).length + (value.rscData?.length ?? 0) + segments + 1;
}
