import "server-only";
import { cacheLife } from "next/cache";
import { SiteDocument } from "./generated/graphql";
import { cmsRequest } from "./graphql";
import { tagContent } from "./tags";

export async function getSite() {
  "use cache";
  cacheLife("content");
  tagContent("site-setting", "contact-detail", "header", "footer", "media");
  return cmsRequest(SiteDocument);
}
