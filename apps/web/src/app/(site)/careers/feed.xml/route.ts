import { FEEDS } from "@repo/contract/site/addresses";
import { rssResponse } from "@/lib/feeds";
import { absoluteUrl } from "@/lib/seo/structured-data";
import { readFeed } from "../feed";

export async function GET(): Promise<Response> {
  const feed = await readFeed();
  return feed ? rssResponse(feed, absoluteUrl(FEEDS.careers.rss)) : new Response(null, { status: 404 });
}
