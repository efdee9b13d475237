import { FEEDS } from "@repo/contract/site/addresses";
import type { Metadata } from "next";
import { getPage } from "@/cms/pages";
import { pageMetadata, withFeeds } from "@/lib/seo/metadata";
import { blogPage } from "./site-page";

export async function blogMetadata(path: string, about?: string): Promise<Metadata> {
  const page = await getPage("blog-page");
  const seo =
    page && about ? { ...page.seo, metaTitle: about, metaDescription: `${about}. ${page.hero.subtitle}` } : page?.seo;
  const metadata = await pageMetadata(path, seo, about ? undefined : blogPage.card);
  return withFeeds(metadata, page?.seo.metaTitle, FEEDS.blog);
}
