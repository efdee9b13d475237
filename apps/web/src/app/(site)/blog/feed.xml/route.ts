import { rssResponse } from "@/lib/feeds";
import { RSS_PATH } from "@/lib/paths";
import { absoluteUrl } from "@/lib/seo/structured-data";
import { readFeed } from "../feed";

export async function GET(): Promise<Response> {
  return rssResponse(await readFeed(), absoluteUrl(RSS_PATH));
}
