import { factories, type UID } from "@strapi/strapi";

export function publishedRouter(uid: UID.ContentType) {
  const published = { policies: ["global::published-only"] };
  return factories.createCoreRouter(uid, {
    only: ["find", "findOne"],
    config: { find: { ...published }, findOne: { ...published } },
  });
}
