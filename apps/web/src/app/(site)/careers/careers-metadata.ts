import type { Metadata } from "next";
import { getPage } from "@/cms/pages";
import { CAREERS_JSON_FEED_PATH, CAREERS_RSS_PATH } from "@/lib/paths";
import { withFeeds } from "@/lib/seo/metadata";

export async function withCareersFeeds(metadata: Metadata): Promise<Metadata> {
  const title = (await getPage("careers-page"))?.seo.metaTitle;
  return withFeeds(metadata, title, CAREERS_RSS_PATH, CAREERS_JSON_FEED_PATH);
}
