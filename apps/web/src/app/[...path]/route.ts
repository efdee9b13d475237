import { CmsError } from "@repo/cms-client/graphql";
import { findRedirect } from "@/lib/redirects";

/** While the CMS is down, even a redirected address leads home; browsers don't cache a 307. */
export async function GET(request: Request): Promise<Response> {
  const found = await findRedirect(new URL(request.url).pathname).catch((error) => {
    if (error instanceof CmsError && error.isOutage) return undefined;
    throw error;
  });
  return new Response(null, { status: found?.permanent ? 308 : 307, headers: { Location: found?.to ?? "/" } });
}
