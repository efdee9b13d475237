import { findCard, listCardPages, SOCIAL_IMAGE, socialImagePath } from "@/lib/seo/social-card";
import { drawCard } from "./draw-card";

export async function generateStaticParams() {
  const addresses = (await listCardPages()).map(async (path) => {
    const card = await findCard(path);
    const [version = "", ...page] = card ? socialImagePath(path, card).split("/").slice(2) : [];
    return { version, page };
  });
  return (await Promise.all(addresses)).filter(({ version }) => version);
}

/** Only for existing pages: nobody can have their own text drawn. */
export async function GET(_: Request, { params }: RouteContext<"/social/[version]/[...page]">): Promise<Response> {
  const { version, page } = await params;
  const path = /^(\/.+)\.png$/.exec(`/${page.join("/")}`)?.[1]?.replace(/^\/home$/, "/");
  const card = path && (await findCard(path));
  if (!card) return new Response(null, { status: 404 });

  const address = socialImagePath(path, card);
  if (address !== `/social/${version}/${page.join("/")}`) {
    return new Response(null, { status: 307, headers: { Location: address } });
  }
  return new Response(await drawCard(card), { headers: { "Content-Type": SOCIAL_IMAGE.type } });
}
