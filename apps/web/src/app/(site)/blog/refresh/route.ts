import { hasPostsTable } from "@repo/cms-client/blog";
import { SETUP_REQUIRED } from "@/lib/blog";
import { untilPageLoses } from "@/lib/own-pages";

/**
 * Leads whoever has made the blog's table back to the blog, as soon as it shows its articles: a page whose rendering
 * began before the table was there may be stored afterwards, and expiring it does not reach those who ask meanwhile.
 */
export async function POST(): Promise<Response> {
  if (await hasPostsTable().catch(() => false)) await untilPageLoses(SETUP_REQUIRED, "/blog");
  return new Response(null, { status: 303, headers: { Location: "/blog" } });
}
