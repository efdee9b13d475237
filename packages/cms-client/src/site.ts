import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { SiteDocument } from "./generated/graphql";
import { cmsRequest } from "./request";

/** What every page shows: settings of the firm, contact details, header and footer. */
export async function getSite() {
  "use cache";
  cacheLife("content");
  cacheTag("site-setting", "contact-detail", "header", "footer", "media");
  return cmsRequest(SiteDocument);
}
