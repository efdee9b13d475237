import { handleRequest } from "@/app/api/_lib/api-handler";
import { hasPostsTable } from "@/cms/blog";
import { SETUP_REQUIRED } from "@/lib/blog";
import { waitUntilTextIsGone } from "@/lib/revalidate-pages";

/** Waits until /blog shows posts: a render that began before the table existed may still be cached afterwards. */
export function POST(request: Request): Promise<Response> {
  return handleRequest(request, async () => {
    if (await hasPostsTable().catch(() => false)) await waitUntilTextIsGone(SETUP_REQUIRED, "/blog");
    return new Response(null, { status: 303, headers: { Location: "/blog" } });
  });
}
