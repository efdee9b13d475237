import { MARKDOWN_TYPE } from "@/lib/markdown";
import { findRedirect } from "@/lib/redirects";
import { absoluteUrl } from "@/lib/seo/structured-data";
import { serviceEntries } from "../../(site)/services/[slug]/site-page";
import { isPage } from "../../page-at";
import { markdownAt } from "./markdown-at";

/** One page is enough for Next.js. Others are written when they are first asked for. */
export async function generateStaticParams() {
  const [slug] = await serviceEntries.listPrerendered();
  return slug ? [{ page: ["services", slug] }] : [];
}

/** Answers the addresses that server/steps/markdown-pages.ts passes on. */
export async function GET(_: Request, { params }: RouteContext<"/markdown/[...page]">): Promise<Response> {
  const path = `/${(await params).page.join("/")}`;
  const text = await markdownAt(path);
  if (text === null) {
    const moved = await findRedirect(path, isPage);
    if (!moved) return new Response(null, { status: 404 });
    return new Response(null, { status: moved.permanent ? 308 : 307, headers: { Location: moved.to } });
  }
  const headers = { "Content-Type": MARKDOWN_TYPE, Link: `<${absoluteUrl(path)}>; rel="canonical"` };
  return new Response(text, { headers });
}
