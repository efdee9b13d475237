import "server-only";
import { cacheLife } from "next/cache";
import {
  PagePathsDocument,
  SectionPageDocument,
  type SectionPageQuery,
  SectionPagesDocument,
} from "./generated/graphql";
import { currentPreview, withPreview } from "./preview";
import { read, readAll } from "./read";
import { orNotFound, tagContent, tagEntry } from "./tags";

export type SectionPage = SectionPageQuery["pages"][number];

export type Section<Type = string> = Extract<SectionPage["sections"][number], { __typename: Type }>;

export const listSectionPages = withPreview(async (preview) => {
  "use cache";
  cacheLife("content");
  tagContent("page");
  return readAll(preview, SectionPagesDocument, {}, ({ pages }) => pages);
});

/** Lists the paths that all pages need for their menus. It is renewed only when a page comes, goes or moves. */
export const listPagePaths = withPreview(async (preview) => {
  "use cache";
  cacheLife("content");
  tagContent("published-pages");
  const pages = await readAll(preview, PagePathsDocument, {}, ({ pages }) => pages);
  return pages.map(({ path }) => path);
});

/** @param path has no slashes at its ends; in a preview it may also be the document's id. */
export async function getSectionPage(path: string): Promise<SectionPage | null> {
  // Visitors can make up paths, so unknown ones are neither looked up nor cached.
  const isKnown = (await currentPreview()) || (await listSectionPages()).some((page) => page.path === path);
  return isKnown ? readSectionPage(path) : null;
}

const readSectionPage = withPreview(async (preview, path: string): Promise<SectionPage | null> => {
  "use cache";
  cacheLife("content");
  tagContent("media");
  const byPath = { path: { eq: path } };
  const filters = preview ? { or: [byPath, { documentId: { eq: path } }] } : byPath;
  const page = orNotFound((await read(preview, SectionPageDocument, { filters })).pages[0], "page");
  if (page) tagEntry("page", page.documentId);
  return page;
});
