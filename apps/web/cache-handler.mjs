import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";

/** Next.js's file-system cache. A redirect or 404 may only replace an entry: made-up URLs must not fill the disk. */
export default class PageCache extends fileSystemCache.default {
  async set(key, data, context) {
    const found = (data?.status ?? 200) === 200;
    if (found || (await this.get(key, { ...context, kind: data.kind }))) await super.set(key, data, context);
  }
}
