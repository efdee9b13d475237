import "server-only";
import type { Redirect } from "@repo/contract/page/redirect";
import { cacheLife } from "next/cache";
import { cmsRead } from "./read-cms";
import { tagContent, tagNotFound } from "./tags";

/** Tagged "absent": after a change, the first visitor must already be redirected. */
export async function listRedirects(): Promise<Redirect[]> {
  "use cache";
  cacheLife("content");
  tagContent("redirect");
  tagNotFound("redirect");
  return cmsRead<Redirect[]>("/api/redirects");
}
