import { getBlogPage } from "@repo/cms-client/blog";
import { tagSlug } from "@repo/rules/post";
import type { Metadata } from "next";
import { pageMetadata } from "./seo";

export const RSS_PATH = "/blog/feed.xml";
export const JSON_FEED_PATH = "/blog/feed.json";

/** What the blog says while the database has no table for it. */
export const SETUP_REQUIRED = "Blog Setup Required";

/** An address for which there is never a post: all that can't be an id is shown under it. */
export const NO_POST = "00000000-0000-0000-0000-000000000000";

/** What the links between pages of articles are called. */
export const PAGES_OF_ARTICLES = "Pages of articles";

export const postPath = (id: string) => `/blog/${id}`;
export const listPath = (page: number) => (page === 1 ? "/blog" : `/blog/page/${page}`);
export const tagPath = (tag: string, page = 1) => `/blog/tags/${tagSlug(tag)}${page === 1 ? "" : `/${page}`}`;

/** Metadata of a page of the blog: of the list itself, or of another one by what it is about. */
export async function blogMetadata(path: string, about?: string): Promise<Metadata> {
  const page = await getBlogPage();
  const seo =
    page && about ? { ...page.seo, metaTitle: about, metaDescription: `${about}. ${page.hero.subtitle}` } : page?.seo;
  const metadata = await pageMetadata(path, seo);
  const types = {
    "application/rss+xml": [{ url: RSS_PATH, title: page?.seo.metaTitle }],
    "application/feed+json": [{ url: JSON_FEED_PATH, title: page?.seo.metaTitle }],
  };
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}
