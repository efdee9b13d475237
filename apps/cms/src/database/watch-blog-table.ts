import type { Core } from "@strapi/strapi";
import { ensureIndexes } from "./indexes";
import { isMissingTable, logMissingTable } from "./missing-table";
import { ensureUpdatedAtTrigger } from "./updated-at";

const EVERY_MS = 1_000;

/**
 * Emits `blog-table` when the blog's table is gone, and when it is there again: both happen outside of the CMS, in the
 * database's own client, and the site's cached pages would not know.
 */
export function watchBlogTable(strapi: Core.Strapi): void {
  let there = true;
  const look = async () => {
    const missing = await strapi.db
      .connection("blog_posts")
      .select(strapi.db.connection.raw("1"))
      .limit(1)
      .then(() => undefined)
      .catch((error) => error);
    // A database that does not answer says nothing about its tables.
    if (missing && !isMissingTable(missing)) return;
    if (there === !missing) return;
    there = !missing;
    if (missing) logMissingTable(missing);
    else {
      await ensureIndexes(strapi);
      await ensureUpdatedAtTrigger(strapi);
    }
    await strapi.eventHub.emit("blog-table");
  };
  const lookAgain = () => {
    setTimeout(async () => {
      await look().catch((error) => strapi.log.error(error));
      lookAgain();
    }, EVERY_MS).unref();
  };
  lookAgain();
}
