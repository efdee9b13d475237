import type { Metadata } from "next";
import { getSectionPage } from "@/cms/section-pages";
import { pageMetadata, withMarkdown } from "@/lib/seo/metadata";
import { sectionPages } from "./site-page";

/** Next.js requires at least one entry. There is never a page at this address. */
const NONE = ["none", "none"];

export async function segmentsOfPages(count: 1 | 2): Promise<string[][]> {
  const paths = (await sectionPages.listPrerendered()).map((path) => path.split("/"));
  const found = paths.filter(({ length }) => length === count);
  return found.length > 0 ? found : [NONE.slice(0, count)];
}

export async function sectionPageMetadata(path: string): Promise<Metadata> {
  const page = await getSectionPage(path);
  return page ? withMarkdown(await pageMetadata(`/${path}`, page.seo, () => sectionPages.card(path)), `/${path}`) : {};
}
