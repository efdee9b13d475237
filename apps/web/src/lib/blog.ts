import { AUTHORS_PATH } from "@repo/contract/page/content-types";
import { tagSlug } from "@repo/contract/post/post";

export const RSS_PATH = "/blog/feed.xml";
export const JSON_FEED_PATH = "/blog/feed.json";

export const SETUP_REQUIRED = "Blog Setup Required";

/** An id no post has: next.config.ts rewrites everything that can't be an id to it. */
export const NO_POST = "00000000-0000-0000-0000-000000000000";

export const PAGES_OF_ARTICLES = "Pages of articles";

export const postPath = (id: string) => `/blog/${id}`;
export const listPath = (page: number) => (page === 1 ? "/blog" : `/blog/page/${page}`);
export const tagPath = (tag: string, page = 1) => `/blog/tags/${tagSlug(tag)}${page === 1 ? "" : `/${page}`}`;
export const authorPath = (slug: string, page = 1) => `${AUTHORS_PATH}/${slug}${page === 1 ? "" : `/${page}`}`;
