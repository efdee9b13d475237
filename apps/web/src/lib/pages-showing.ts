import { listNewestPosts, listPosts, listTags } from "@repo/cms-client/blog";
import { listJobSlugs } from "@repo/cms-client/careers";
import { listServices } from "@repo/cms-client/services";
import { isPostId, POSTS_PER_PAGE } from "@repo/rules/post";
import { JSON_FEED_PATH, lastPage, listPath, postPath, RSS_PATH, tagPath } from "./blog";

/** Pages of fixed address by the types of content that they show; header, footer and settings are on every page. */
const PAGES: Record<string, string[]> = {
  "/": ["home-page", "contact-page", "industry", "technology-category", "technology", "faq"],
  "/about": ["about-page"],
  "/services": ["services-page", "service"],
  "/technologies": ["technologies-page", "technology-category", "technology"],
  "/industries": ["industries-page", "industry"],
  "/careers": ["careers-page", "job"],
  "/contact": ["contact-page"],
  "/terms-and-conditions": ["terms-page"],
  "/privacy-policy": ["privacy-page"],
  "/blog": ["blog-page", "blog-post"],
  "/sitemap.xml": ["service", "job", "blog-post"],
  [RSS_PATH]: ["blog-page", "blog-post"],
  [JSON_FEED_PATH]: ["blog-page", "blog-post"],
};
const EVERYWHERE = ["site-setting", "contact-detail", "header", "footer", "media"];

const LISTS = 3;
const TAGS = 12;

/** All types that a page shows. */
export const ALL_TYPES = [...new Set([...Object.values(PAGES).flat(), ...EVERYWHERE])];

/** Addresses of the pages that show one of the types; `documents` are the ids of what has changed. */
export async function pagesShowing(types: string[], documents: string[]): Promise<string[]> {
  const changed = Object.fromEntries(documents.filter(isPostId).map((id) => [postPath(id), ["blog-post"]]));
  const pages = { ...PAGES, ...changed, ...(await servicePages()), ...(await jobPages()), ...(await blogPages()) };
  const all = types.some((type) => EVERYWHERE.includes(type));
  return Object.entries(pages)
    .filter(([, shown]) => all || types.some((type) => shown.includes(type)))
    .map(([path]) => path);
}

async function servicePages(): Promise<Record<string, string[]>> {
  const services = await listServices();
  return Object.fromEntries(services.map(({ slug }) => [`/services/${slug}`, ["service", "services-page", "faq"]]));
}

async function jobPages(): Promise<Record<string, string[]>> {
  const slugs = await listJobSlugs();
  return Object.fromEntries(slugs.map((slug) => [`/careers/${slug}`, ["job", "careers-page"]]));
}

/** Where visitors of the blog are most: the many pages behind are made anew when somebody comes. */
async function blogPages(): Promise<Record<string, string[]>> {
  const [list, newest, tags] = await Promise.all([listPosts(1), listNewestPosts(POSTS_PER_PAGE), listTags()]);
  const lists = Array.from({ length: Math.min(lastPage(list?.total ?? 0), LISTS) - 1 }, (_, index) =>
    listPath(index + 2),
  );
  const paths = [
    ...newest.map(({ documentId }) => postPath(documentId)),
    ...lists,
    ...tags.slice(0, TAGS).map(({ slug }) => tagPath(slug)),
  ];
  return Object.fromEntries(paths.map((path) => [path, ["blog-page", "blog-post"]]));
}
