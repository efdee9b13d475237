import "server-only";
import { cacheLife } from "next/cache";
import { SiteDocument } from "./generated/graphql";
import { withPreview } from "./preview";
import { read } from "./read";
import { tagContent } from "./tags";

export const getSite = withPreview(async (preview) => {
  "use cache";
  cacheLife("content");
  tagContent("site-setting", "contact-detail", "header", "footer", "search-page", "media");
  return read(preview, SiteDocument);
});
