import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";

/**
 * Next.js's own cache of rendered pages. Redirects and "not found" are kept only in the place of a page that was there:
 * addresses can be made up until the disk is full.
 */
export default class PageCache extends fileSystemCache.default {
  async set(key, data, context) {
    const found = (data?.status ?? 200) === 200;
    if (found || (await this.get(key, { ...context, kind: data.kind }))) await super.set(key, data, context);
  }
}
