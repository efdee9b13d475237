import "server-only";
import { cacheLife } from "next/cache";
import { SiteDocument } from "./generated/graphql";
import { cmsRequest } from "./graphql";
import { inPreview, type Preview } from "./preview";
import { tagContent } from "./tags";

export const getSite = () => inPreview(readSite);

async function readSite(preview: Preview) {
  "use cache";
  cacheLife("content");
  tagContent("site-setting", "contact-detail", "header", "footer", "search-page", "media");
  return cmsRequest(preview, SiteDocument);
}
