import { jsonFeedResponse } from "@/lib/feeds";
import { CAREERS_JSON_FEED_PATH } from "@/lib/paths";
import { absoluteUrl } from "@/lib/seo/structured-data";
import { readFeed } from "../feed";

export async function GET(): Promise<Response> {
  const feed = await readFeed();
  return feed ? jsonFeedResponse(feed, absoluteUrl(CAREERS_JSON_FEED_PATH)) : new Response(null, { status: 404 });
}
