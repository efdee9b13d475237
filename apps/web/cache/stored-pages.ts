/** A channel of `node:diagnostics_channel`: the cache tells Next.js's bundles, which share no variables with it. */
export const PAGES_STORED = "page-cache:stored";
