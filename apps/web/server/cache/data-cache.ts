import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { LRUCache } from "lru-cache";
import type { CacheEntry, CacheHandler } from "next/dist/server/lib/cache-handlers/types.js";
import { now } from "./clock.ts";
import { isCmsReady } from "./cms-ready.ts";
import { read, write } from "./replicas.ts";
import { isExpired, isStale, lastExpired, markTags } from "./tags.ts";

const MAX_BYTES = 50 * 1024 ** 2;

type Stored = Omit<CacheEntry, "value"> & { value: Uint8Array };

const stored = new LRUCache<string, Stored>({ maxSize: MAX_BYTES, sizeCalculation: ({ value }) => value.length + 1 });
const pending = new Map<string, Promise<void>>();

const nameOf = (key: string) => `data:${createHash("sha256").update(key).digest("base64url")}`;

export default {
  async get(key) {
    await pending.get(key)?.catch(() => undefined);
    const own = stored.get(key);
    const entry = own && isCurrent(own) ? own : newer(own, await read<Stored>(nameOf(key)));
    if (!entry || isTooOld(entry)) return undefined;
    const hasChanged = isStale(entry.tags, entry.timestamp);
    if (hasChanged && (await isCmsReady())) return undefined;
    stored.set(key, entry);
    return { ...entry, revalidate: hasChanged ? -1 : entry.revalidate, value: stream(entry) };
  },

  async set(key, entry) {
    const setting = store(key, entry).finally(() => {
      if (pending.get(key) === setting) pending.delete(key);
    });
    pending.set(key, setting);
    await setting;
  },

  async refreshTags() {},

  async getExpiration(tags) {
    return lastExpired(tags);
  },

  async updateTags(tags, durations) {
    markTags(tags, durations);
  },
} satisfies CacheHandler;

async function store(key: string, entry: Promise<CacheEntry>): Promise<void> {
  const { value, ...others } = await entry;
  if (others.expire === 0) return;
  const bytes = await buffer(value).catch(() => undefined);
  if (!bytes) return;
  const whole = { ...others, value: bytes };
  stored.set(key, whole);
  void write(nameOf(key), whole, others.expire);
}

const isTooOld = ({ tags, timestamp, revalidate }: Stored) =>
  now() > timestamp + revalidate * 1000 || isExpired(tags, timestamp);

const isCurrent = (entry: Stored) => !isTooOld(entry) && !isStale(entry.tags, entry.timestamp);

const newer = (own: Stored | undefined, theirs: Stored | undefined) =>
  own && (!theirs || own.timestamp >= theirs.timestamp) ? own : theirs;

/** Returns a stream without a `Blob`, whose memory is outside the heap: V8 would collect it too late. */
const stream = ({ value }: Stored) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(value);
      controller.close();
    },
  });
