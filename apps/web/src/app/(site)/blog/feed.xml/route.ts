import { FEEDS } from "@repo/contract/site/addresses";
import { rssResponse } from "@/lib/feeds";
import { absoluteUrl } from "@/lib/seo/structured-data";
import { readFeed } from "../feed";

export async function GET(): Promise<Response> {
  return rssResponse(await readFeed(), absoluteUrl(FEEDS.blog.rss));
}
