import { SOCIAL_IMAGE, socialCard, socialImagePath } from "@/lib/seo/social-card";
import { cardAt } from "../../../page-at";
import { drawCard } from "./draw-card";

/** Other cards are drawn when they are first asked for: drawing all of them took three quarters of a start. */
export async function generateStaticParams() {
  const card = await socialCard(await cardAt("/"));
  if (!card) return [];
  const [, , version = "", ...page] = socialImagePath("/", card).split("/");
  return [{ version, page }];
}

/** Draws cards only for existing pages, so that nobody can have their own text drawn. */
export async function GET(_: Request, { params }: RouteContext<"/social/[version]/[...page]">): Promise<Response> {
  const { version, page } = await params;
  const path = /^(\/.+)\.(?:jpg|png)$/.exec(`/${page.join("/")}`)?.[1]?.replace(/^\/home$/, "/");
  const card = path && (await socialCard(await cardAt(path)));
  if (!card) return new Response(null, { status: 404 });

  const address = socialImagePath(path, card);
  if (address !== `/social/${version}/${page.join("/")}`) {
    return new Response(null, { status: 307, headers: { Location: address } });
  }
  return new Response(await drawCard(card), { headers: { "Content-Type": SOCIAL_IMAGE.type } });
}
