import { factories, type UID } from "@strapi/strapi";

/** Reading alone, and published entries alone; a single type has no `findOne`. */
export function publishedRouter(uid: UID.ContentType) {
  const published = { policies: ["global::published-only"] };
  return factories.createCoreRouter(uid, {
    only: ["find", "findOne"],
    config: { find: published, findOne: published },
  });
}
