import "server-only";
import { cacheLife } from "next/cache";
import { MadePageDocument, type MadePageQuery, MadePagesDocument, PagePathsDocument } from "./generated/graphql";
import { cmsRequest, cmsRequestAll } from "./graphql";
import { inPreview, type Preview } from "./preview";
import { orNotFound, tagContent, tagEntry } from "./tags";

/** A page that editors make of sections. */
export type MadePage = MadePageQuery["pages"][number];

/** Those of `type`, such as `ComponentSectionHero`. */
export type Section<Type = string> = Extract<MadePage["sections"][number], { __typename: Type }>;

/** Names, titles and days of all published pages; what is in them is read page by page. */
export const listMadePages = () => inPreview(readMadePages);

async function readMadePages(preview: Preview) {
  "use cache";
  cacheLife("content");
  tagContent("page");
  return cmsRequestAll(preview, MadePagesDocument, {}, ({ pages }) => pages);
}

/** Read by all pages for their menus, and therefore renewed only when a page comes, goes or moves. */
export const listPagePaths = () => inPreview(readPagePaths);

async function readPagePaths(preview: Preview) {
  "use cache";
  cacheLife("content");
  tagContent("published-pages");
  const pages = await cmsRequestAll(preview, PagePathsDocument, {}, ({ pages }) => pages);
  return pages.map(({ path }) => path);
}

/** @param path without slashes at its ends; in a preview also the id of the document */
export const getMadePage = (path: string) =>
  inPreview(async (preview) => {
    // Anybody can make up a path, and none of those is to be looked up or kept.
    const isKnown = preview || (await readMadePages(preview)).some((page) => page.path === path);
    return isKnown ? readMadePage(preview, path) : null;
  });

async function readMadePage(preview: Preview, path: string): Promise<MadePage | null> {
  "use cache";
  cacheLife("content");
  tagContent("media");
  const byPath = { path: { eq: path } };
  const filters = preview ? { or: [byPath, { documentId: { eq: path } }] } : byPath;
  const page = orNotFound((await cmsRequest(preview, MadePageDocument, { filters })).pages[0], "page");
  if (page) tagEntry("page", page.documentId);
  return page;
}
