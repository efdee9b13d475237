import "server-only";
import { cacheLife } from "next/cache";
import { AuthorDocument, AuthorsDocument } from "./generated/graphql";
import { currentPreview, entryFilters, type Preview } from "./preview";
import { cmsRequest, cmsRequestAll } from "./read-cms";
import { orNotFound, tagContent, tagEntry } from "./tags";

export const listAuthors = async () => readAuthors(await currentPreview());

async function readAuthors(preview: Preview) {
  "use cache";
  cacheLife("content");
  tagContent("author", "media");
  return cmsRequestAll(preview, AuthorsDocument, {}, ({ authors }) => authors);
}

export const getAuthor = async (slug: string) => readAuthor(await currentPreview(), slug);

async function readAuthor(preview: Preview, slug: string) {
  "use cache";
  cacheLife("content");
  tagContent("media");
  const { authors } = await cmsRequest(preview, AuthorDocument, { filters: entryFilters(preview, slug) });
  const author = orNotFound(authors[0], "author");
  if (author) tagEntry("author", author.documentId);
  return author;
}
