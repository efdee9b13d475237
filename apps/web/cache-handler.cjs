const { default: FileSystemCache } = require("next/dist/server/lib/incremental-cache/file-system-cache");

/**
 * Next.js's own, which keeps an answer for every address that is asked for. Here a redirect or a 404 is kept only where
 * a page was before, so that whoever makes up addresses doesn't fill the disk.
 */
module.exports = class extends FileSystemCache {
  async set(key, data, context) {
    if (data?.status >= 300 && !(await this.get(key, { kind: data.kind }))) return;
    await super.set(key, data, context);
  }
};
