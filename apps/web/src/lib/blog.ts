import { getBlogPage } from "@repo/cms-client/blog";
import { POSTS_PER_PAGE, tagSlug } from "@repo/rules/post";
import type { Metadata } from "next";
import { pageMetadata } from "./seo";

export const RSS_PATH = "/blog/feed.xml";
export const JSON_FEED_PATH = "/blog/feed.json";

/** What the blog says while the database has no table for it. */
export const SETUP_REQUIRED = "Blog Setup Required";

/** An address for which there is never a post: all that can't be an id is shown under it. */
export const NO_POST = "00000000-0000-0000-0000-000000000000";

export const postPath = (id: string) => `/blog/${id}`;
export const listPath = (page: number) => (page === 1 ? "/blog" : `/blog/page/${page}`);
export const tagPath = (tag: string, page = 1) => `/blog/tags/${tagSlug(tag)}${page === 1 ? "" : `/${page}`}`;

export const lastPage = (posts: number) => Math.max(1, Math.ceil(posts / POSTS_PER_PAGE));

/** The page's number in an address; `undefined` for what is none, and for the first, which has another address. */
export function pageNumber(text: string): number | undefined {
  return /^[1-9]\d{0,5}$/.test(text) && text !== "1" ? Number(text) : undefined;
}

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
