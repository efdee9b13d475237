import "server-only";
import { cacheLife } from "next/cache";
import { withPreview } from "./preview";
import { readSite, rememberCompany, type Site } from "./read";
import { tagContent } from "./tags";

const readCached = withPreview(async (preview) => {
  "use cache";
  cacheLife("content");
  tagContent("header", "footer", "search-page", "media");
  return { ...(await readSite(preview)), isDraft: Boolean(preview) };
});

export async function getSite(): Promise<Site> {
  const { isDraft, ...site } = await readCached();
  if (!isDraft) rememberCompany(site);
  return site;
}
