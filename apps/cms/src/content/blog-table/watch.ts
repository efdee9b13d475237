import { isMissingTable } from "@repo/plugin-kit/server/database-errors";
import type { Core } from "@strapi/strapi";
import { ensureIndexes } from "../../database/indexes";
import { logMissingTable } from "../../database/missing-table";
import { ensureUpdatedAtTrigger } from "../../database/updated-at";
import { contentChanged } from "../changes/content-changed";

let there = true;

/** Notices that the table was dropped or created in the database's own client, so that the site drops its cache. */
export async function checkBlogTable(strapi: Core.Strapi): Promise<void> {
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
  await contentChanged(strapi, { types: ["blog-post"], documents: "any" });
}
