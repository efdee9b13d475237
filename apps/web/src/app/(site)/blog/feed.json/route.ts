import { FEEDS } from "@repo/contract/site/addresses";
import { jsonFeedResponse } from "@/lib/feeds";
import { absoluteUrl } from "@/lib/seo/structured-data";
import { readFeed } from "../feed";

export async function GET(): Promise<Response> {
  return jsonFeedResponse(await readFeed(), absoluteUrl(FEEDS.blog.json));
}
