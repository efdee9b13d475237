import { listNewestPosts, listPosts, listTags } from "@repo/cms-client/blog";
import { listOpenings } from "@repo/cms-client/careers";
import { listServices } from "@repo/cms-client/services";
import { JOBS_PER_PAGE } from "@repo/rules/job";
import { isPostId, POSTS_PER_PAGE } from "@repo/rules/post";
import { SITE_PAGES } from "@/site-pages";
import { JSON_FEED_PATH, listPath, postPath, RSS_PATH, tagPath } from "./blog";
import { jobPath, openingsPath } from "./careers";
import { lastPage } from "./paging";

/** A page and the types of content that it shows. */
type Showing = [path: string, types: string[]];

const PAGES: Showing[] = [
  ...Object.entries(SITE_PAGES).map(([path, { type, shows = [] }]): Showing => [path, [type, ...shows]]),
  ["/sitemap.xml", ["service", "job", "blog-post"]],
  [RSS_PATH, ["blog-page", "blog-post"]],
  [JSON_FEED_PATH, ["blog-page", "blog-post"]],
];
/** Header, footer and settings. "published-pages" says which pages the first two can lead to. */
const EVERYWHERE = ["site-setting", "contact-detail", "header", "footer", "media", "published-pages"];

const LISTS = 3;
const TAGS = 12;

/** What has changed: types of content, ids of their entries, and the slugs that these have now or had before. */
export type Change = { types: string[]; documents: string[]; slugs: string[] };

/** All types that a page shows. */
export const ALL_TYPES = [...new Set([...PAGES.flatMap(([, shown]) => shown), ...EVERYWHERE])];

/** Tags of what was made from changed content: of lists, and of the entries themselves, all of a type when none is named. */
export function changedTags({ types, documents }: Change): string[] {
  const entries = documents.length > 0 ? documents : ["*"];
  return types.flatMap((type) => [type, ...entries.map((entry) => `${type}:${entry}`)]);
}

/**
 * Addresses of the pages to make anew now, those of what has changed first. Pages of single jobs and posts that have
 * not changed are many, and made anew when somebody comes, but for the newest.
 */
export async function pagesShowing({ types, documents, slugs }: Change): Promise<string[]> {
  const pages = [
    ...pagesOf(documents.filter(isPostId).map(postPath), ["blog-post"]),
    ...pagesOf(
      slugs.map((slug) => jobPath({ slug })),
      ["job"],
    ),
    ...pagesOf(slugs.map(servicePath), ["service"]),
    ...PAGES,
    ...(await servicePages()),
    ...(await jobPages()),
    ...(await blogPages()),
  ];
  const all = types.some((type) => EVERYWHERE.includes(type));
  const showing = pages.filter(([, shown]) => all || types.some((type) => shown.includes(type)));
  return [...new Set(showing.map(([path]) => path))];
}

const servicePath = (slug: string) => `/services/${slug}`;

const pagesOf = (paths: string[], types: string[]) => paths.map((path): Showing => [path, types]);

async function servicePages(): Promise<Showing[]> {
  const services = await listServices();
  return pagesOf(
    services.map(({ slug }) => servicePath(slug)),
    ["services-page", "faq"],
  );
}

async function jobPages(): Promise<Showing[]> {
  const { jobs, total } = await listOpenings(1);
  return [
    ...pagesOf(pagesFrom2(lastPage(total, JOBS_PER_PAGE)).map(openingsPath), ["careers-page", "privacy-page", "job"]),
    ...pagesOf(jobs.map(jobPath), ["careers-page", "privacy-page"]),
  ];
}

/** Where visitors of the blog are most: the many pages behind are made anew when somebody comes. */
async function blogPages(): Promise<Showing[]> {
  const [list, newest, tags] = await Promise.all([listPosts(1), listNewestPosts(POSTS_PER_PAGE), listTags()]);
  const paths = [
    ...newest.map(({ documentId }) => postPath(documentId)),
    ...pagesFrom2(Math.min(lastPage(list?.total ?? 0, POSTS_PER_PAGE), LISTS)).map(listPath),
    ...tags.slice(0, TAGS).map(({ slug }) => tagPath(slug)),
  ];
  return pagesOf(paths, ["blog-page", "blog-post"]);
}

const pagesFrom2 = (last: number) => Array.from({ length: last - 1 }, (_, index) => index + 2);
