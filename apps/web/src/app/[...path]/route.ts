import { CmsError } from "@repo/cms-client/read-cms";
import { NO_PAGE } from "#runtime/addresses";
import { findRedirect } from "@/lib/redirects";
import { isPage } from "../page-at";

/** Redirects an address to where it leads, or home. In an outage all lead home, by a 307 that browsers don't cache. */
export async function GET(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const path = pathname.startsWith(`${NO_PAGE}/`) ? pathname.slice(NO_PAGE.length) : pathname;
  const found = await findRedirect(path, isPage).catch((error) => {
    if (error instanceof CmsError && error.isOutage) return undefined;
    throw error;
  });
  return new Response(null, { status: found?.permanent ? 308 : 307, headers: { Location: found?.to ?? "/" } });
}
