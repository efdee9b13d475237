import "server-only";
import { cacheLife } from "next/cache";
import { AuthorDocument, AuthorsDocument } from "./generated/graphql";
import { entryFilters, withPreview } from "./preview";
import { read, readAll } from "./read";
import { orNotFound, tagContent, tagEntry } from "./tags";

export const listAuthors = withPreview(async (preview) => {
  "use cache";
  cacheLife("content");
  tagContent("author", "media");
  return readAll(preview, AuthorsDocument, {}, ({ authors }) => authors);
});

export const getAuthor = withPreview(async (preview, slug: string) => {
  "use cache";
  cacheLife("content");
  tagContent("media");
  const { authors } = await read(preview, AuthorDocument, { filters: entryFilters(preview, slug) });
  const author = orNotFound(authors[0], "author");
  if (author) tagEntry("author", author.documentId);
  return author;
});
