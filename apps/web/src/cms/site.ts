import "server-only";
import { cacheLife } from "next/cache";
import { SiteDocument } from "./generated/graphql";
import { currentPreview, type Preview } from "./preview";
import { read } from "./read";
import { tagContent } from "./tags";

export const getSite = async () => readSite(await currentPreview());

async function readSite(preview: Preview) {
  "use cache";
  cacheLife("content");
  tagContent("site-setting", "contact-detail", "header", "footer", "search-page", "media");
  return read(preview, SiteDocument);
}
