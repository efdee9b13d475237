import type { Core } from "@strapi/strapi";
import { ensureIndexes } from "./indexes";
import { isMissingTable, logMissingTable } from "./missing-table";
import { ensureUpdatedAtTrigger } from "./updated-at";

const EVERY_MS = 1_000;

/** Polls, because the table is dropped and created in the database's own client, and the site must drop its cache. */
export function watchBlogTable(strapi: Core.Strapi): void {
  let there = true;
  const look = async () => {
    const missing = await strapi.db
      .connection("blog_posts")
      .select(strapi.db.connection.raw("1"))
      .limit(1)
      .then(() => undefined)
      .catch((error) => error);
    // An unreachable database says nothing about its tables.
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
