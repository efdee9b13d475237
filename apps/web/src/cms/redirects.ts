import "server-only";
import type { CmsAnswerOf } from "@repo/contract/operations/request";
import { cacheLife } from "next/cache";
import { readPath } from "./read";
import { tagContent, tagNotFound } from "./tags";

export type Redirect = CmsAnswerOf<"GET /api/redirects">[number];

/** Also tags the list as "absent", so that after a change even the first visitor is redirected. */
export async function listRedirects(): Promise<Redirect[]> {
  "use cache";
  cacheLife("content");
  tagContent("redirect");
  tagNotFound("redirect");
  return readPath<Redirect[]>("/api/redirects");
}
