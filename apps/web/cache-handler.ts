import imported from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import type { CacheHandler } from "next/dist/server/lib/incremental-cache/index.js";

/** Node.js imports all of a CommonJS module, where the types tell of its default export. */
const { default: FileSystemCache } = imported as unknown as { default: typeof imported };

/** Next.js's file-system cache. A redirect or 404 may only replace an entry: made-up URLs must not fill the disk. */
export default class PageCache extends FileSystemCache {
  override async set(...[key, data, context]: Parameters<CacheHandler["set"]>): Promise<void> {
    const found = !data || !("status" in data) || (data.status ?? 200) === 200;
    const entry = { ...context, kind: data?.kind } as unknown as Parameters<CacheHandler["get"]>[1];
    if (found || (await this.get(key, entry))) await super.set(key, data, context);
  }
}
