import { IRREGULAR, NO_PAGE } from "#server/request/addresses";
import { CmsError } from "@/cms/fetch";
import { findRedirect, isFile } from "@/lib/redirects";
import { isPage } from "../page-at";

/** Redirects to where an address leads, or home; files get 404. In an outage all lead home, by a 307 that nobody caches. */
export async function GET(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const place = [NO_PAGE, IRREGULAR].find((each) => pathname.startsWith(`${each}/`)) ?? "";
  const path = pathname.slice(place.length);
  const found = await findRedirect(path, isPage).catch((error) => {
    if (error instanceof CmsError && error.code === "CMS_UNAVAILABLE") return undefined;
    throw error;
  });
  if (!found && place !== IRREGULAR && isFile(path)) {
    return new Response("There is nothing at this address.", { status: 404 });
  }
  const { to, permanent } = found ?? { to: place === IRREGULAR ? path : "/", permanent: place === IRREGULAR };
  return new Response(null, { status: permanent ? 308 : 307, headers: { Location: to } });
}
