import "server-only";
import type { LibraryPicture } from "@repo/rules/picture";
import { cacheLife } from "next/cache";
import { cmsRead } from "./rest";
import { tagContent } from "./tags";

/** Leaves out names that don't exist. */
export async function listPictures(names: string[]): Promise<LibraryPicture[]> {
  "use cache";
  cacheLife("content");
  tagContent("media");
  if (names.length === 0) return [];
  const asked = names.map(encodeURIComponent).join(",");
  return cmsRead(`/api/pictures?names=${asked}`);
}
