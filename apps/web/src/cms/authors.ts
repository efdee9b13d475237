import "server-only";
import { cacheLife } from "next/cache";
import { AuthorDocument, AuthorsDocument } from "./generated/graphql";
import { currentPreview, entryFilters, type Preview } from "./preview";
import { read, readAll } from "./read";
import { orNotFound, tagContent, tagEntry } from "./tags";

export const listAuthors = async () => readAuthors(await currentPreview());

async function readAuthors(preview: Preview) {
  "use cache";
  cacheLife("content");
  tagContent("author", "media");
  return readAll(preview, AuthorsDocument, {}, ({ authors }) => authors);
}

export const getAuthor = async (slug: string) => readAuthor(await currentPreview(), slug);

async function readAuthor(preview: Preview, slug: string) {
  "use cache";
  cacheLife("content");
  tagContent("media");
  const { authors } = await read(preview, AuthorDocument, { filters: entryFilters(preview, slug) });
  const author = orNotFound(authors[0], "author");
  if (author) tagEntry("author", author.documentId);
  return author;
}
