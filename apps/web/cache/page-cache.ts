import { setTimeout } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import imported from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import type { CacheHandler, CacheHandlerValue } from "next/dist/server/lib/incremental-cache/index.js";
import { isCmsReady } from "../server/cms-ready.ts";
import { now } from "./clock.ts";
import { read, renderedElsewhere, shareMarks, sharePage } from "./replicas.ts";
import { isExpired, isStale, marksOf } from "./tags.ts";

/** Node.js imports a CommonJS module whole, where its types promise a default export. */
const { default: FileSystemCache } = imported as unknown as { default: typeof imported };

const TAGS_HEADER = "x-next-cache-tags";
const MAX_FETCHED_BYTES = 64 * 1024 ** 2;
const MAX_PAGES = 100_000;
/** A change can make all pages stale at once, and rendering them side by side would fill the memory. */
const MAX_RENDERS = 16;
/** Of addresses without a page, which anybody can make up: enough to keep the processor busy, few enough to let known pages in. */
const MAX_FIRST_RENDERS = 4;
/** A render that ends without a page reports nothing. */
const RENDER_MS = 10_000;
/** How long a visitor waits for others' renders before getting the stale page. */
const TURN_MS = 1_000;
const BETWEEN_LOOKS_MS = 10;
/** About as long as a browser waits. */
const FIRST_TURN_MS = 30_000;
const BETWEEN_FIRST_LOOKS_MS = 50;

type Page = CacheHandlerValue & { value: NonNullable<CacheHandlerValue["value"]> };

/** When the current render of a page began, in milliseconds since 1970. */
const rendering = new LRUCache<string, number>({ max: MAX_PAGES });
const renewing = new LRUCache<string, true>({ max: MAX_PAGES, ttl: RENDER_MS });
/** Renders of addresses without a page that are under way. */
const first = new LRUCache<string, true>({ max: MAX_PAGES, ttl: RENDER_MS });
const failed = new LRUCache<string, true>({ max: MAX_PAGES, ttl: RENDER_MS });
/** Next.js puts a page back as if it were new when its render fails. */
const shown = new WeakSet<object>();
/** When the render of a page of this process began. Next.js dates it by its end, and would miss a change meanwhile. */
const rendered = new LRUCache<string, number>({ max: MAX_PAGES });
/** `lastModified` that makes Next.js render a page before answering, instead of showing the old one meanwhile. */
const BEFORE_ANSWERING = -1;
const fetched = new LRUCache<string, Page>({ maxSize: MAX_FETCHED_BYTES, sizeCalculation: sizeOf });

/** Newest of disk and replicas. A redirect or 404 may only replace an entry: made-up URLs must not fill the disk. */
export default class PageCache extends FileSystemCache {
  override async get(...[key, context]: Parameters<CacheHandler["get"]>): Promise<CacheHandlerValue | null> {
    let page = await this.#newest(key, context);
    if (!page && (await takeFirstTurn(key))) page = await this.#newest(key, context);
    if (page?.value) shown.add(page.value);
    if (!needsRender(page)) return page;
    const old = page?.value && !isGone(page) ? page : undefined;
    if (old && !(await takeTurn(key))) return { ...old, lastModified: now() };
    if (!rendering.has(key)) rendering.set(key, now());
    return old && hasChanged(old) && !failed.has(key) ? { ...old, lastModified: BEFORE_ANSWERING } : page;
  }

  override async set(...[key, data, context]: Parameters<CacheHandler["set"]>): Promise<void> {
    const began = rendering.get(key) ?? now();
    rendering.delete(key);
    renewing.delete(key);
    first.delete(key);
    if (data && shown.has(data)) return void failed.set(key, true);
    failed.delete(key);
    const found = !data || !("status" in data) || (data.status ?? 200) === 200;
    const entry = { ...context, kind: data?.kind } as unknown as Parameters<CacheHandler["get"]>[1];
    if (!found && !(await this.#newest(key, entry))) return;
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

  async #newest(...[key, context]: Parameters<CacheHandler["get"]>): Promise<CacheHandlerValue | null> {
    return newest(key, dated(key, await super.get(key, context)));
  }
}

/** False shows the old page: better than none while the CMS is away, and than a long wait for many renders. */
async function takeTurn(key: string): Promise<boolean> {
  if (!(await isCmsReady())) return false;
  for (const until = now() + TURN_MS; ; await setTimeout(BETWEEN_LOOKS_MS)) {
    renewing.purgeStale();
    if (renewing.has(key) || renewing.size < MAX_RENDERS) return Boolean(renewing.set(key, true));
    if (now() > until) return false;
  }
}

/** Tells whether others were waited for. While the CMS is away, such renders fail at once, and nobody is told. */
async function takeFirstTurn(key: string): Promise<boolean> {
  if (!(await isCmsReady())) return false;
  const began = now();
  while (!hasFirstTurn(key) && now() < began + FIRST_TURN_MS) await setTimeout(BETWEEN_FIRST_LOOKS_MS);
  first.set(key, true);
  return now() > began + BETWEEN_FIRST_LOOKS_MS;
}

function hasFirstTurn(key: string): boolean {
  first.purgeStale();
  return first.has(key) || first.size < MAX_FIRST_RENDERS;
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

/** Next.js can't read such a page without `.rsc`, but writes none when a visitor's render comes first. */
function isWhole(data: Parameters<CacheHandler["set"]>[1]): boolean {
  return data?.kind === "APP_PAGE" && data.postponed === undefined && data.rscData !== undefined;
}

function needsRender(page: CacheHandlerValue | null): boolean {
  if (!page?.value) return true;
  const { revalidate } = page.cacheControl ?? {};
  const isOld = typeof revalidate === "number" && page.lastModified + revalidate * 1000 < now();
  return isOld || hasChanged(page) || isGone(page);
}

const hasChanged = (page: CacheHandlerValue) => isStale(tagsOf(page), page.lastModified);

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
