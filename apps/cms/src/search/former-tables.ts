import type { Core } from "@strapi/strapi";

/** Tables of the search of 1.1.0, each before those that it reads. */
const FORMER = ["search_text_words", "search_text", "search_words", "search_entries", "search_misses"];
const REPLACED_AFTER_S = 60 * 60;

export const isFormerSearch = (table: string) => FORMER.some((name) => table.startsWith(name));

/** Replicas of 1.1.0 write to these tables until they are replaced, so they are dropped in the night after. */
export async function dropFormerSearch(strapi: Core.Strapi): Promise<void> {
  if (process.uptime() < REPLACED_AFTER_S) return;
  for (const table of FORMER) await strapi.db.connection.schema.dropTableIfExists(table);
}
