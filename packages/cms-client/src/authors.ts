import "server-only";
import { cacheLife } from "next/cache";
import { AuthorDocument, AuthorsDocument } from "./generated/graphql";
import { cmsRequest, cmsRequestAll } from "./graphql";
import { entryFilters, inPreview, type Preview } from "./preview";
import { orNotFound, tagContent, tagEntry } from "./tags";

export const listAuthors = () => inPreview(readAuthors);

async function readAuthors(preview: Preview) {
  "use cache";
  cacheLife("content");
  tagContent("author", "media");
  return cmsRequestAll(preview, AuthorsDocument, {}, ({ authors }) => authors);
}

export const getAuthor = (slug: string) => inPreview((preview) => readAuthor(preview, slug));

async function readAuthor(preview: Preview, slug: string) {
  "use cache";
  cacheLife("content");
  tagContent("media");
  const { authors } = await cmsRequest(preview, AuthorDocument, { filters: entryFilters(preview, slug) });
  const author = orNotFound(authors[0], "author");
  if (author) tagEntry("author", author.documentId);
  return author;
}
