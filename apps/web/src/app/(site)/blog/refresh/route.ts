import { hasPostsTable } from "@repo/cms-client/blog";
import { SETUP_REQUIRED } from "@/lib/blog";
import { untilPageLoses } from "@/lib/own-pages";

/** Waits for /blog to show posts: a render begun before the table existed may still be cached afterwards. */
export async function POST(): Promise<Response> {
  if (await hasPostsTable().catch(() => false)) await untilPageLoses(SETUP_REQUIRED, "/blog");
  return new Response(null, { status: 303, headers: { Location: "/blog" } });
}
