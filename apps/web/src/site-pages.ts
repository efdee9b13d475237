import { getAuthor, listAuthors } from "@repo/cms-client/authors";
import { getPost, listNewestPosts, listPostEntries, listPosts, listTags } from "@repo/cms-client/blog";
import { getJob, listOpeningEntries, listOpenings } from "@repo/cms-client/careers";
import type { PictureFragment } from "@repo/cms-client/generated/graphql";
import { getPage, listPublishedPages } from "@repo/cms-client/pages";
import { listRedirects } from "@repo/cms-client/redirects";
import { getSectionPage, listPagePaths, listSectionPages, type SectionPage } from "@repo/cms-client/section-pages";
import { getService, listServices } from "@repo/cms-client/services";
import { getCaseStudy, listCaseStudies } from "@repo/cms-client/work";
import { JOBS_PER_PAGE, jobCardLine } from "@repo/contract/job/job";
import { AUTHORS_PATH, type ContentType, PAGE_PATHS, type PageType } from "@repo/contract/page/content-types";
import { isPagePath } from "@repo/contract/page/page-path";
import { isPostId, POSTS_PER_PAGE, TAGS_SHOWN } from "@repo/contract/post/post";
import { toTags } from "@repo/contract/text/lines";
import { JSON_FEED_PATH, listPath, RSS_PATH, tagPath } from "@/lib/blog";
import { openingsPath } from "@/lib/careers";
import { caseStudyMarkdown } from "@/lib/machine-readers/case-study-markdown";
import { postMarkdown } from "@/lib/machine-readers/post-markdown";
import { sectionPageMarkdown } from "@/lib/machine-readers/section-page-markdown";
import { serviceMarkdown } from "@/lib/machine-readers/service-markdown";
import { lastPage } from "@/lib/paging";
import { filterPath, filtersOf, WORK_RSS_PATH } from "@/lib/work";

/** The firm's tagline replaces a missing kicker. */
export type CardContent = { title: string; kicker?: string; picture?: PictureFragment | null };

/** `documents` are ids; `slugs` are those before and after the change. */
export type Change = { types: string[]; documents: string[]; slugs: string[] };

type SitePage = {
  /** The single type behind the page; while unpublished, there is no page. */
  type: PageType;
  dependsOn?: ContentType[];
  card: () => Promise<CardContent | null>;
  /** Not for search engines and programs: it has no content of its own. */
  isHidden?: true;
  prerendered?: () => Promise<string[]>;
  entries?: EntryPages;
};

/** Pages of entries below a page, named by the last segment of their path. */
type EntryPages = {
  type: ContentType;
  dependsOn: ContentType[];
  list: () => Promise<{ name: string; lastModified?: string }[]>;
  listPrerendered: () => Promise<string[]>;
  changed: (change: Change) => string[];
  card: (name: string) => Promise<CardContent | null>;
  markdown?: (name: string) => Promise<string | null>;
};

const PRERENDERED_LISTS = 2;
export const PRERENDERED_TAGS = 12;
/** Of lists that editors may make long. */
const PRERENDERED_ENTRIES = 24;

/** Sitemap, feeds, social cards and revalidation all follow from this list. */
const PAGES: Record<PageType, Omit<SitePage, "type">> = {
  "home-page": {
    dependsOn: ["contact-page", "industry", "technology-category", "technology", "faq", "work-page", "case-study"],
    card: async () => {
      const page = await getPage("home-page");
      return page && { title: page.seo.metaTitle, picture: page.heroSlides?.[0]?.image };
    },
  },
  "about-page": { card: cardOf("about-page") },
  "services-page": {
    dependsOn: ["service"],
    card: cardOf("services-page"),
    entries: {
      type: "service",
      dependsOn: ["services-page", "faq", "work-page", "case-study"],
      list: async () => (await listServices()).map(({ slug }) => ({ name: slug })),
      listPrerendered: async () => (await listServices()).map(({ slug }) => slug),
      changed: ({ slugs }) => slugs,
      markdown: serviceMarkdown,
      card: async (slug) => {
        const service = await getService(slug);
        return service && { title: service.title, kicker: service.heroSubtitle, picture: service.heroImage };
      },
    },
  },
  "technologies-page": {
    dependsOn: ["technology-category", "technology", "work-page", "case-study"],
    card: cardOf("technologies-page"),
  },
  "industries-page": { dependsOn: ["industry", "work-page", "case-study"], card: cardOf("industries-page") },
  "work-page": {
    dependsOn: ["case-study", "industry", "service"],
    card: cardOf("work-page"),
    prerendered: async () => {
      const filters = filtersOf(await listCaseStudies()).slice(0, PRERENDERED_ENTRIES);
      return [WORK_RSS_PATH, ...filters.map(filterPath)];
    },
    entries: {
      type: "case-study",
      dependsOn: ["work-page", "industry", "service", "technology"],
      list: async () => (await listCaseStudies()).map(({ slug }) => ({ name: slug })),
      listPrerendered: async () => (await listCaseStudies()).slice(0, PRERENDERED_ENTRIES).map(({ slug }) => slug),
      changed: ({ slugs }) => slugs,
      markdown: caseStudyMarkdown,
      card: async (slug) => {
        const study = await getCaseStudy(slug);
        return study && { title: study.title, kicker: study.client || undefined, picture: study.picture };
      },
    },
  },
  "careers-page": {
    dependsOn: ["privacy-page", "job"],
    card: cardOf("careers-page"),
    prerendered: async () => {
      const { total } = await listOpenings(1);
      return numbersFrom2(lastPage(total, JOBS_PER_PAGE)).map(openingsPath);
    },
    entries: {
      type: "job",
      dependsOn: ["careers-page", "privacy-page"],
      list: async () =>
        (await listOpeningEntries()).map(({ slug, updatedAt }) => ({
          name: slug,
          lastModified: updatedAt ?? undefined,
        })),
      listPrerendered: async () => (await listOpenings(1)).jobs.map(({ slug }) => slug),
      changed: ({ slugs }) => slugs,
      card: async (slug) => {
        const [job, page] = await Promise.all([getJob(slug), getPage("careers-page")]);
        return job && { title: job.title, kicker: jobCardLine(job), picture: page?.hero.image };
      },
    },
  },
  "blog-page": {
    dependsOn: ["blog-post", "author"],
    card: cardOf("blog-page"),
    prerendered: async () => {
      const [list, tags] = await Promise.all([listPosts(1), listTags()]);
      const lists = Math.min(lastPage(list?.total ?? 0, POSTS_PER_PAGE), 1 + PRERENDERED_LISTS);
      return [
        RSS_PATH,
        JSON_FEED_PATH,
        ...numbersFrom2(lists).map(listPath),
        ...tags.slice(0, PRERENDERED_TAGS).map(({ slug }) => tagPath(slug)),
      ];
    },
    entries: {
      type: "blog-post",
      dependsOn: ["blog-page", "blog-post", "author"],
      list: async () => (await listPostEntries()).map(({ id, updatedAt }) => ({ name: id, lastModified: updatedAt })),
      listPrerendered: async () => (await listNewestPosts(POSTS_PER_PAGE)).map(({ documentId }) => documentId),
      changed: ({ documents }) => documents.filter(isPostId),
      markdown: postMarkdown,
      card: async (id) => {
        const [post, page] = isPostId(id) ? await Promise.all([getPost(id), getPage("blog-page")]) : [];
        if (!post) return null;
        return {
          title: post.title,
          kicker: toTags(post.metaTags).slice(0, TAGS_SHOWN).join(" · ") || page?.seo.metaTitle,
          picture: post.cover ?? page?.hero.image,
        };
      },
    },
  },
  "contact-page": { card: cardOf("contact-page") },
  "terms-page": { card: cardOf("terms-page") },
  "privacy-page": { card: cardOf("privacy-page") },
  "search-page": { card: cardOf("search-page"), isHidden: true },
};

export const SITE_PAGES: Record<string, SitePage> = Object.fromEntries(
  (Object.keys(PAGES) as PageType[]).map((type) => [PAGE_PATHS[type], { type, ...PAGES[type] }]),
);

/** Pages that editors make of sections, named by their path, of one or two segments. */
export const SECTION_PAGES: EntryPages = {
  type: "page",
  dependsOn: ["service", "case-study", "industry", "blog-post", "author", "job", "form"],
  list: async () =>
    (await listSectionPages()).map(({ path, updatedAt }) => ({ name: path, lastModified: updatedAt ?? undefined })),
  listPrerendered: async () => (await listSectionPages()).slice(0, PRERENDERED_ENTRIES).map(({ path }) => path),
  changed: ({ slugs }) => slugs,
  markdown: sectionPageMarkdown,
  card: async (path) => {
    const page = await getSectionPage(path);
    return page && { title: page.title, picture: firstPicture(page) };
  },
};

const AUTHOR_PAGES: EntryPages = {
  type: "author",
  dependsOn: ["blog-page", "blog-post"],
  list: async () => (await listAuthors()).map(({ slug }) => ({ name: slug })),
  listPrerendered: async () => (await listAuthors()).slice(0, PRERENDERED_ENTRIES).map(({ slug }) => slug),
  changed: ({ slugs }) => slugs,
  card: async (slug) => {
    const [author, page] = await Promise.all([getAuthor(slug), getPage("blog-page")]);
    return author && { title: author.name, kicker: author.role, picture: page?.hero.image };
  },
};

/** All pages of entries, with the path that they are below, and the page without which they are not shown. */
export const ENTRY_PAGES: { below: string; page?: string; entries: EntryPages }[] = [
  ...Object.entries(SITE_PAGES).flatMap(([page, { entries }]) => (entries ? { below: page, page, entries } : [])),
  { below: AUTHORS_PATH, page: PAGE_PATHS["blog-page"], entries: AUTHOR_PAGES },
  { below: "", entries: SECTION_PAGES },
];

/** The entries that a path is one of, and its name among them. */
export function entryAt(path: string): { entries: EntryPages; name: string } {
  const slash = path.lastIndexOf("/");
  const entries = entriesBelow(path.slice(0, slash));
  return entries ? { entries, name: path.slice(slash + 1) } : { entries: SECTION_PAGES, name: path.slice(1) };
}

/** A page can be linked to only while it is published, and one that editors made also while a redirect leads on. */
export async function createLinkCheck(): Promise<(address: string) => boolean> {
  const [fixed, made, redirects] = await Promise.all([listPublishedPages(), listPagePaths(), listRedirects()]);
  const published = new Set([...fixed.map((type) => PAGE_PATHS[type]), ...made.map((path) => `/${path}`)]);
  const moved = new Set(redirects.map(({ from }) => from));
  return (address) => {
    const path = address.split(/[?#]/, 1)[0] ?? "";
    const isPage = path in SITE_PAGES || isPagePath(path.slice(1));
    return !isPage || published.has(path) || moved.has(path);
  };
}

export async function listPrerendered(path: string): Promise<string[]> {
  return (await entriesBelow(path)?.listPrerendered()) ?? [];
}

/** The page of an entry as Markdown; `null` where there is none. */
export async function readMarkdown(path: string): Promise<string | null> {
  const { entries, name } = entryAt(path);
  return (await entries.markdown?.(name)) ?? null;
}

const entriesBelow = (path: string) => ENTRY_PAGES.find(({ below }) => below === path)?.entries;

function cardOf(type: PageType): () => Promise<CardContent | null> {
  return async () => {
    const page = await getPage(type);
    const hero = page && "hero" in page ? page.hero : undefined;
    return page && { title: page.seo.metaTitle, picture: hero?.image };
  };
}

function firstPicture({ sections }: SectionPage): PictureFragment | null | undefined {
  const [picture] = sections.flatMap((section) => ("image" in section && section.image ? section.image : []));
  return picture;
}

const numbersFrom2 = (last: number) => Array.from({ length: last - 1 }, (_, index) => index + 2);
