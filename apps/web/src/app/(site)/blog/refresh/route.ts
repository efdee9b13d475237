import { hasPostsTable } from "@repo/cms-client/blog";
import { withErrorAnswers } from "@/app/api/_lib/api-handler";
import { refuseForeignOrigin } from "@/app/api/_lib/origin";
import { SETUP_REQUIRED } from "@/lib/blog";
import { untilPageLoses } from "@/lib/own-pages";

/** Waits for /blog to show posts: a render begun before the table existed may still be cached afterwards. */
export function POST(request: Request): Promise<Response> {
  return withErrorAnswers(async () => {
    refuseForeignOrigin(request);
    if (await hasPostsTable().catch(() => false)) await untilPageLoses(SETUP_REQUIRED, "/blog");
    return new Response(null, { status: 303, headers: { Location: "/blog" } });
  });
}
