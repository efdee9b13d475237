import { getMadePage } from "@repo/cms-client/made-pages";
import type { Metadata } from "next";
import { pageMetadata, withMarkdown } from "@/lib/seo/metadata";
import { MADE_PAGES } from "@/site-pages";

/** Next.js requires at least one entry; at this address there never is a page. */
const NONE = ["none", "none"];

export async function segmentsOfPages(count: 1 | 2): Promise<string[][]> {
  const paths = (await MADE_PAGES.listPrerendered()).map((path) => path.split("/"));
  const found = paths.filter(({ length }) => length === count);
  return found.length > 0 ? found : [NONE.slice(0, count)];
}

export async function madeMetadata(path: string): Promise<Metadata> {
  const page = await getMadePage(path);
  return page ? withMarkdown(await pageMetadata(`/${path}`, page.seo), `/${path}`) : {};
}
