import { ICON_NAMES } from "#server/request/addresses";
import { getSite } from "@/cms/site";
import { drawIcon, ICONS } from "../../icons";

/** Serves the site's icons, at the addresses that next.config.ts leads here. Their links name a version. */
export async function GET(request: Request, { params }: RouteContext<"/social/icon/[name]">): Promise<Response> {
  const { name } = await params;
  const { mark } = (await getSite()).company;
  const icon = ICON_NAMES.find((known) => known === name);
  const drawn = icon && mark ? await drawIcon(mark, icon) : null;
  if (!icon || !drawn) return new Response(null, { status: 404 });
  return new Response(drawn, {
    headers: {
      "Content-Type": ICONS[icon].type,
      "Cache-Control": new URL(request.url).search ? "public, max-age=31536000, immutable" : "public, max-age=0",
      "Content-Security-Policy": "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
    },
  });
}
