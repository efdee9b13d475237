import { getBlogPage, getPost, listNewestPosts, listPostEntries, listPosts, listTags } from "@repo/cms-client/blog";
import { getCareersPage, getJob, listOpeningEntries, listOpenings } from "@repo/cms-client/careers";
import type { PictureFragment } from "@repo/cms-client/generated/graphql";
import { getHomePage } from "@repo/cms-client/home-page";
import {
  getAboutPage,
  getContactPage,
  getIndustriesPage,
  getPrivacyPage,
  getTechnologiesPage,
  getTermsPage,
  listPublishedPages,
} from "@repo/cms-client/pages";
import { getService, getServicesPage, listServices } from "@repo/cms-client/services";
import type { ContentType } from "@repo/rules/content-types";
import { JOBS_PER_PAGE } from "@repo/rules/job";
import { toTags } from "@repo/rules/lines";
import { isPostId, POSTS_PER_PAGE, TAGS_SHOWN } from "@repo/rules/post";
import { JSON_FEED_PATH, listPath, RSS_PATH, tagPath } from "@/lib/blog";
import { openingsPath } from "@/lib/careers";
import { lastPage } from "@/lib/paging";

/** What the social card of a page shows; the firm's tagline stands in for a kicker. */
export type CardContent = { title: string; kicker?: string; picture?: PictureFragment | null };

/** What has changed: types of content, ids of their entries, and the slugs that these have now or had before. */
export type Change = { types: string[]; documents: string[]; slugs: string[] };

/** A page of fixed address. */
type SitePage = {
  /** The single type that it is made of: while that is not published, there is no page. */
  type: ContentType;
  /** Other types that it shows. */
  shows?: ContentType[];
  card: () => Promise<CardContent | null>;
  /** Further pages of its list that are rendered ahead, and its feeds: they show what it shows. */
  further?: () => Promise<string[]>;
  entries?: EntryPages;
};

/** Pages below one, each of an entry, which the last part of its address names. */
type EntryPages = {
  type: ContentType;
  /** Types of which a change shows on all of them. */
  shows: ContentType[];
  /** All of them, for the sitemap. */
  list: () => Promise<{ name: string; lastModified?: string }[]>;
  /** Those that are rendered ahead. */
  listAhead: () => Promise<string[]>;
  /** Names, now or before, of what has changed. */
  changed: (change: Change) => string[];
  card: (name: string) => Promise<CardContent | null>;
};

const FURTHER_LISTS = 2;
const TAGS_AHEAD = 12;

/** All public pages by their addresses: sitemap, feeds, social cards and the renewal of pages follow from this list. */
export const SITE_PAGES: Record<string, SitePage> = {
  "/": {
    type: "home-page",
    shows: ["contact-page", "industry", "technology-category", "technology", "faq"],
    card: async () => {
      const page = await getHomePage();
      return page && { title: page.seo.metaTitle, picture: page.heroSlides?.[0]?.image };
    },
  },
  "/about": { type: "about-page", card: cardOf(getAboutPage) },
  "/services": {
    type: "services-page",
    shows: ["service"],
    card: cardOf(getServicesPage),
    entries: {
      type: "service",
      shows: ["services-page", "faq"],
      list: async () => (await listServices()).map(({ slug }) => ({ name: slug })),
      listAhead: async () => (await listServices()).map(({ slug }) => slug),
      changed: ({ slugs }) => slugs,
      card: async (slug) => {
        const service = await getService(slug);
        return service && { title: service.title, kicker: service.heroSubtitle, picture: service.heroImage };
      },
    },
  },
  "/technologies": {
    type: "technologies-page",
    shows: ["technology-category", "technology"],
    card: cardOf(getTechnologiesPage),
  },
  "/industries": { type: "industries-page", shows: ["industry"], card: cardOf(getIndustriesPage) },
  "/careers": {
    type: "careers-page",
    shows: ["privacy-page", "job"],
    card: cardOf(getCareersPage),
    further: async () => {
      const { total } = await listOpenings(1);
      return numbersFrom2(lastPage(total, JOBS_PER_PAGE)).map(openingsPath);
    },
    entries: {
      type: "job",
      shows: ["careers-page", "privacy-page"],
      list: async () =>
        (await listOpeningEntries()).map(({ slug, updatedAt }) => ({
          name: slug,
          lastModified: updatedAt ?? undefined,
        })),
      listAhead: async () => (await listOpenings(1)).jobs.map(({ slug }) => slug),
      changed: ({ slugs }) => slugs,
      card: async (slug) => {
        const [job, page] = await Promise.all([getJob(slug), getCareersPage()]);
        return job && { title: job.title, kicker: job.details, picture: page?.hero.image };
      },
    },
  },
  "/blog": {
    type: "blog-page",
    shows: ["blog-post"],
    card: cardOf(getBlogPage),
    further: async () => {
      const [list, tags] = await Promise.all([listPosts(1), listTags()]);
      const lists = Math.min(lastPage(list?.total ?? 0, POSTS_PER_PAGE), 1 + FURTHER_LISTS);
      return [
        RSS_PATH,
        JSON_FEED_PATH,
        ...numbersFrom2(lists).map(listPath),
        ...tags.slice(0, TAGS_AHEAD).map(({ slug }) => tagPath(slug)),
      ];
    },
    entries: {
      type: "blog-post",
      shows: ["blog-page", "blog-post"],
      list: async () => (await listPostEntries()).map(({ id, updatedAt }) => ({ name: id, lastModified: updatedAt })),
      listAhead: async () => (await listNewestPosts(POSTS_PER_PAGE)).map(({ documentId }) => documentId),
      changed: ({ documents }) => documents.filter(isPostId),
      card: async (id) => {
        const [post, page] = isPostId(id) ? await Promise.all([getPost(id), getBlogPage()]) : [];
        if (!post) return null;
        return {
          title: post.title,
          kicker: toTags(post.metaTags).slice(0, TAGS_SHOWN).join(" · ") || page?.seo.metaTitle,
          picture: page?.hero.image,
        };
      },
    },
  },
  "/contact": { type: "contact-page", card: cardOf(getContactPage) },
  "/terms-and-conditions": { type: "terms-page", card: cardOf(getTermsPage) },
  "/privacy-policy": { type: "privacy-page", card: cardOf(getPrivacyPage) },
};

/** @returns whether an address can be linked to: a page of fixed address can't while it is not published. */
export async function linkable(): Promise<(address: string) => boolean> {
  const published = new Set(await listPublishedPages());
  return (address) => {
    const page = SITE_PAGES[address.split(/[?#]/, 1)[0] ?? ""];
    return !page || published.has(page.type);
  };
}

/** Addresses of the entries of a page that are rendered ahead. */
export async function entriesAhead(path: string): Promise<string[]> {
  return ((await SITE_PAGES[path]?.entries?.listAhead()) ?? []).map((name) => `${path}/${name}`);
}

function cardOf<Page extends { seo: { metaTitle: string }; hero?: { image?: PictureFragment | null } | null }>(
  read: () => Promise<Page | null>,
): () => Promise<CardContent | null> {
  return async () => {
    const page = await read();
    return page && { title: page.seo.metaTitle, picture: page.hero?.image };
  };
}

const numbersFrom2 = (last: number) => Array.from({ length: last - 1 }, (_, index) => index + 2);
