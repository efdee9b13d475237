import { createHash } from "node:crypto";
import { getBlogPage, getPost, listNewestPosts } from "@repo/cms-client/blog";
import { getCareersPage, getJob, listOpenings } from "@repo/cms-client/careers";
import type { PictureFragment } from "@repo/cms-client/generated/graphql";
import { getHomePage } from "@repo/cms-client/home-page";
import {
  getAboutPage,
  getContactPage,
  getIndustriesPage,
  getPrivacyPage,
  getTechnologiesPage,
  getTermsPage,
} from "@repo/cms-client/pages";
import { getService, getServicesPage, listServices } from "@repo/cms-client/services";
import { getSite } from "@repo/cms-client/site";
import { toTags } from "@repo/rules/lines";
import { isPostId, POSTS_PER_PAGE, TAGS_SHOWN } from "@repo/rules/post";

export const SOCIAL_IMAGE = { width: 1200, height: 630, type: "image/png" };

/** What the picture of a page on social networks shows. The addresses are the CMS's. */
export type Card = { firmName: string; mark?: string; kicker: string; title: string; picture?: string };

/** What a page has for its card; the firm's tagline stands in for a kicker. */
type Content = { title: string; kicker?: string; picture?: PictureFragment | null };

type Page = { seo: { metaTitle: string }; hero?: { image?: PictureFragment | null } | null };

/** Pages of fixed address. */
const PAGES: Record<string, () => Promise<Page | null>> = {
  "/": async () => {
    const page = await getHomePage();
    return page && { seo: page.seo, hero: page.heroSlides?.[0] };
  },
  "/about": getAboutPage,
  "/services": getServicesPage,
  "/technologies": getTechnologiesPage,
  "/industries": getIndustriesPage,
  "/careers": getCareersPage,
  "/blog": getBlogPage,
  "/contact": getContactPage,
  "/terms-and-conditions": getTermsPage,
  "/privacy-policy": getPrivacyPage,
};

/** What has a page for each entry, by the beginning of their addresses. */
const COLLECTIONS: Record<string, { slugs: () => Promise<string[]>; find: (slug: string) => Promise<Content | null> }> =
  {
    "/services/": {
      slugs: async () => (await listServices()).map(({ slug }) => slug),
      find: async (slug) => {
        const service = await getService(slug);
        return service && { title: service.title, kicker: service.heroSubtitle, picture: service.heroImage };
      },
    },
    "/careers/": {
      slugs: async () => (await listOpenings(1)).jobs.map(({ slug }) => slug),
      find: async (slug) => {
        const [job, page] = await Promise.all([getJob(slug), getCareersPage()]);
        return job && { title: job.title, kicker: job.details, picture: page?.hero.image };
      },
    },
    "/blog/": {
      slugs: async () => (await listNewestPosts(POSTS_PER_PAGE)).map(({ documentId }) => documentId),
      find: async (id) => {
        const [post, page] = isPostId(id) ? await Promise.all([getPost(id), getBlogPage()]) : [];
        if (!post) return null;
        return {
          title: post.title,
          kicker: toTags(post.metaTags).slice(0, TAGS_SHOWN).join(" · ") || page?.seo.metaTitle,
          picture: page?.hero.image,
        };
      },
    },
  };

/** Addresses of the pages whose card is drawn ahead. */
export async function listCardPages(): Promise<string[]> {
  const entries = Object.entries(COLLECTIONS).map(async ([folder, { slugs }]) =>
    (await slugs()).map((slug) => folder + slug),
  );
  return [...Object.keys(PAGES), ...(await Promise.all(entries)).flat()];
}

/** The card of the page at `path`, or `null` when there is no such page. */
export async function findCard(path: string): Promise<Card | null> {
  const [content, { siteSetting }] = await Promise.all([findContent(path), getSite()]);
  if (!content || !siteSetting) return null;
  const { firmName, mark, tagline } = siteSetting;
  return { firmName, mark: mark?.url, kicker: tagline, ...content, picture: content.picture?.url };
}

/** Another card has another address: networks keep what they have seen at one, for days. */
export function socialImagePath(path: string, card: Card): string {
  const version = createHash("sha256").update(JSON.stringify(card)).digest("hex").slice(0, 8);
  return `/social/${version}${path === "/" ? "/home" : path}.png`;
}

async function findContent(path: string): Promise<Content | null> {
  const slash = path.lastIndexOf("/") + 1;
  const collection = COLLECTIONS[path.slice(0, slash)];
  if (collection) return collection.find(path.slice(slash));
  const page = await PAGES[path]?.();
  return page ? { title: page.seo.metaTitle, picture: page.hero?.image } : null;
}
