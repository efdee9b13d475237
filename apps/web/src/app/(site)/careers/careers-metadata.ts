import { FEEDS } from "@repo/contract/site/addresses";
import type { Metadata } from "next";
import { getPage } from "@/cms/pages";
import { withFeeds } from "@/lib/seo/metadata";

export async function withCareersFeeds(metadata: Metadata): Promise<Metadata> {
  const title = (await getPage("careers-page"))?.seo.metaTitle;
  return withFeeds(metadata, title, FEEDS.careers);
}
