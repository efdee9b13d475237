import type { Core } from "@strapi/strapi";

/** Keeps paths unique like `unique-job-slugs.ts`, for pages that are made at the same moment. */
export async function ensureUniquePaths(strapi: Core.Strapi): Promise<void> {
  for (const [kind, condition] of [
    ["draft", "is null"],
    ["published", "is not null"],
  ]) {
    await strapi.db.connection.raw(
      `create unique index if not exists pages_${kind}_path on pages (path) where published_at ${condition}`,
    );
  }
}
