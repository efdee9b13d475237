import type { ContentTag } from "@repo/contract/page/content-types";
import type { Core } from "@strapi/strapi";
import { loadCompany } from "../company/load-company";
import { outdateSearchIndex } from "../search/search-index";
import type { ContentChange } from "./content-change";
import { tellSite } from "./tell-site";

const OF_COMPANY: ContentTag[] = ["site-setting", "contact-detail", "media"];

/** Call it for each change of what is published, within the transaction that makes it if there is one. */
export async function contentChanged(strapi: Core.Strapi, change: ContentChange): Promise<void> {
  const tell = async () => {
    if (change.types.some((type) => OF_COMPANY.includes(type))) {
      await loadCompany(strapi).catch((error) => strapi.log.error(error));
    }
    outdateSearchIndex(change.types);
    tellSite(strapi, change);
  };
  // Before the commit, the search and the site would read the old content.
  if (strapi.db.inTransaction()) await strapi.db.transaction(({ onCommit }) => onCommit(tell));
  else await tell();
}
