import { rssResponse } from "@/lib/feeds";
import { CAREERS_RSS_PATH } from "@/lib/paths";
import { absoluteUrl } from "@/lib/seo/structured-data";
import { readFeed } from "../feed";

export async function GET(): Promise<Response> {
  const feed = await readFeed();
  return feed ? rssResponse(feed, absoluteUrl(CAREERS_RSS_PATH)) : new Response(null, { status: 404 });
}
