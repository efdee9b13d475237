import "server-only";
import { cacheLife } from "next/cache";
import {
  PagePathsDocument,
  SectionPageDocument,
  type SectionPageQuery,
  SectionPagesDocument,
} from "./generated/graphql";
import { currentPreview, type Preview } from "./preview";
import { cmsRequest, cmsRequestAll } from "./read-cms";
import { orNotFound, tagContent, tagEntry } from "./tags";

/** A page that editors make of sections. */
export type SectionPage = SectionPageQuery["pages"][number];

/** Those of `type`, such as `ComponentSectionHero`. */
export type Section<Type = string> = Extract<SectionPage["sections"][number], { __typename: Type }>;

/** Names, titles and days of all published pages; what is in them is read page by page. */
export const listSectionPages = async () => readSectionPages(await currentPreview());

async function readSectionPages(preview: Preview) {
  "use cache";
  cacheLife("content");
  tagContent("page");
  return cmsRequestAll(preview, SectionPagesDocument, {}, ({ pages }) => pages);
}

/** Read by all pages for their menus, and therefore renewed only when a page comes, goes or moves. */
export const listPagePaths = async () => readPagePaths(await currentPreview());

async function readPagePaths(preview: Preview) {
  "use cache";
  cacheLife("content");
  tagContent("published-pages");
  const pages = await cmsRequestAll(preview, PagePathsDocument, {}, ({ pages }) => pages);
  return pages.map(({ path }) => path);
}

/** @param path without slashes at its ends; in a preview also the id of the document */
export async function getSectionPage(path: string) {
  const preview = await currentPreview();
  // Anybody can make up a path, and none of those is to be looked up or kept.
  const isKnown = preview || (await readSectionPages(preview)).some((page) => page.path === path);
  return isKnown ? readSectionPage(preview, path) : null;
}

async function readSectionPage(preview: Preview, path: string): Promise<SectionPage | null> {
  "use cache";
  cacheLife("content");
  tagContent("media");
  const byPath = { path: { eq: path } };
  const filters = preview ? { or: [byPath, { documentId: { eq: path } }] } : byPath;
  const page = orNotFound((await cmsRequest(preview, SectionPageDocument, { filters })).pages[0], "page");
  if (page) tagEntry("page", page.documentId);
  return page;
}
