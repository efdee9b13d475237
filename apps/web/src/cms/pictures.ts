import "server-only";
import type { LibraryPicture } from "@repo/contract/page/picture";
import { cacheLife } from "next/cache";
import { readPath } from "./read";
import { tagContent } from "./tags";

export async function listPictures(names: string[]): Promise<LibraryPicture[]> {
  "use cache";
  cacheLife("content");
  tagContent("media");
  return names.length === 0 ? [] : readPictures(names);
}

export function readPictures(names: string[]): Promise<LibraryPicture[]> {
  return readPath(`/api/pictures?names=${names.map(encodeURIComponent).join(",")}`);
}
