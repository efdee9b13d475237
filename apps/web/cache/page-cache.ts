import { LRUCache } from "lru-cache";
import imported from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import type { CacheHandler, CacheHandlerValue } from "next/dist/server/lib/incremental-cache/index.js";
import { now } from "./clock.ts";
import { read, renderedElsewhere, shareMarks, sharePage } from "./replicas.ts";
import { isExpired, isStale, marksOf } from "./tags.ts";

/** Node.js imports all of a CommonJS module, where the types tell of its default export. */
const { default: FileSystemCache } = imported as unknown as { default: typeof imported };

const TAGS_HEADER = "x-next-cache-tags";
const MAX_FETCHED_BYTES = 64 * 1024 ** 2;
const MAX_PAGES = 100_000;
/** A change can make all pages old at once. Rendering them all beside each other would fill the memory. */
const MAX_RENDERS = 16;
/** A render that has failed tells nobody. */
const RENDER_MS = 10_000;

type Page = CacheHandlerValue & { value: NonNullable<CacheHandlerValue["value"]> };

/** When the render of a page began that is under way, in milliseconds since 1970. */
const rendering = new LRUCache<string, number>({ max: MAX_PAGES });
/** Pages that are being made anew while the old ones are shown. */
const renewing = new LRUCache<string, true>({ max: MAX_PAGES, ttl: RENDER_MS });
/** When the render of a page of this process began. Next.js dates it by its end, and would miss a change meanwhile. */
const rendered = new LRUCache<string, number>({ max: MAX_PAGES });
/** Pages of other replicas. */
const fetched = new LRUCache<string, Page>({ maxSize: MAX_FETCHED_BYTES, sizeCalculation: sizeOf });

/**
 * Next.js's file-system cache, and what other replicas have rendered, whichever is newer. A redirect or 404 may only
 * replace an entry: made-up URLs must not fill the disk.
 */
export default class PageCache extends FileSystemCache {
  override async get(...[key, context]: Parameters<CacheHandler["get"]>): Promise<CacheHandlerValue | null> {
    const own = dated(key, await super.get(key, context));
    const page = await newest(key, own);
    if (!needsRender(page)) return page;
    if (page?.value && !isGone(page)) {
      renewing.purgeStale();
      // Shown once more, and made anew for a later visitor.
      if (!renewing.has(key) && renewing.size >= MAX_RENDERS) return { ...page, lastModified: now() };
      renewing.set(key, true);
    }
    if (!rendering.has(key)) rendering.set(key, now());
    return page;
  }

  override async set(...[key, data, context]: Parameters<CacheHandler["set"]>): Promise<void> {
    const began = rendering.get(key) ?? now();
    rendering.delete(key);
    renewing.delete(key);
    const found = !data || !("status" in data) || (data.status ?? 200) === 200;
    const entry = { ...context, kind: data?.kind } as unknown as Parameters<CacheHandler["get"]>[1];
    if (!found && !(await this.get(key, entry))) return;
    const written =
      "isRoutePPREnabled" in context && isWhole(data) ? { ...context, isRoutePPREnabled: false } : context;
    await super.set(key, data, written);
    rendered.set(key, began);
    const cacheControl = "cacheControl" in context ? context.cacheControl : undefined;
    if (data) void sharePage(key, { value: data, lastModified: began, cacheControl }, began);
  }

  override async revalidateTag(...[tags, durations]: Parameters<CacheHandler["revalidateTag"]>): Promise<void> {
    await super.revalidateTag(tags, durations);
    await shareMarks(marksOf([tags].flat()));
  }
}

function dated(key: string, page: CacheHandlerValue | null): CacheHandlerValue | null {
  return page && { ...page, lastModified: Math.min(page.lastModified, rendered.get(key) ?? page.lastModified) };
}

async function newest(key: string, own: CacheHandlerValue | null): Promise<CacheHandlerValue | null> {
  const elsewhere = renderedElsewhere(key);
  if (own && own.lastModified >= elsewhere) return own;
  const known = fetched.get(key);
  const theirs = known && known.lastModified >= elsewhere ? known : await read<Page>(key);
  if (!theirs) return own;
  fetched.set(key, theirs);
  return own && own.lastModified > theirs.lastModified ? own : theirs;
}

/** Next.js needs the `.rsc` of such a page to read it, but writes none when the first to come was a visitor. */
function isWhole(data: Parameters<CacheHandler["set"]>[1]): boolean {
  return data?.kind === "APP_PAGE" && data.postponed === undefined && data.rscData !== undefined;
}

function needsRender(page: CacheHandlerValue | null): boolean {
  if (!page?.value) return true;
  const { revalidate } = page.cacheControl ?? {};
  const isOld = typeof revalidate === "number" && page.lastModified + revalidate * 1000 < now();
  return isOld || isStale(tagsOf(page), page.lastModified) || isGone(page);
}

const isGone = (page: CacheHandlerValue) => isExpired(tagsOf(page), page.lastModified);

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
