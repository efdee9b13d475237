import { FEEDS } from "@repo/contract/site/addresses";
import { jsonFeedResponse } from "@/lib/feeds";
import { absoluteUrl } from "@/lib/seo/structured-data";
import { readFeed } from "../feed";

export async function GET(): Promise<Response> {
  const feed = await readFeed();
  return feed ? jsonFeedResponse(feed, absoluteUrl(FEEDS.careers.json)) : new Response(null, { status: 404 });
}
