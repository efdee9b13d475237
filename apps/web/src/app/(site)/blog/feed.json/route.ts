import { jsonFeedResponse } from "@/lib/feeds";
import { JSON_FEED_PATH } from "@/lib/paths";
import { absoluteUrl } from "@/lib/seo/structured-data";
import { readFeed } from "../feed";

export async function GET(): Promise<Response> {
  return jsonFeedResponse(await readFeed(), absoluteUrl(JSON_FEED_PATH));
}
