import { CmsError } from "@repo/cms-client/read-cms";
import { NO_PAGE } from "#runtime/addresses";
import { findRedirect } from "@/lib/redirects";
import { isPage } from "../page-at";

/** Redirects to where an address leads, or home. While the CMS is down, all lead home: browsers don't cache a 307. */
export async function GET(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const path = pathname.startsWith(`${NO_PAGE}/`) ? pathname.slice(NO_PAGE.length) : pathname;
  const found = await findRedirect(path, isPage).catch((error) => {
    if (error instanceof CmsError && error.isOutage) return undefined;
    throw error;
  });
  return new Response(null, { status: found?.permanent ? 308 : 307, headers: { Location: found?.to ?? "/" } });
}
