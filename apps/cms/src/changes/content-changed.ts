import type { Core } from "@strapi/strapi";
import { outdateSearchIndex } from "../search/search-index";
import type { ContentChange } from "./content-change";
import { tellSite } from "./tell-site";

/** Call it for each change of what is published, within the transaction that makes it if there is one. */
export async function contentChanged(strapi: Core.Strapi, change: ContentChange): Promise<void> {
  const tell = () => {
    outdateSearchIndex(change.types);
    tellSite(strapi, change);
  };
  // Before the commit, the search and the site would read the old content.
  if (strapi.db.inTransaction()) await strapi.db.transaction(({ onCommit }) => onCommit(tell));
  else tell();
}
