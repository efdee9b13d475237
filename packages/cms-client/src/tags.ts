import type { ContentTag, ContentType } from "@repo/contract/page/content-types";
import { cacheTag } from "next/cache";

/** Invalidated by a change of any entry of these. */
export function tagContent(...tags: ContentTag[]): void {
  cacheTag(...tags);
}

export function tagEntry(type: ContentType, documentId: string): void {
  cacheTag(`${type}:${documentId}`, `${type}:*`);
}

/** Without ids, every entry of a type has changed. */
export function changedTags(tags: string[], documentIds: string[]): string[] {
  const entries = documentIds.length > 0 ? documentIds : ["*"];
  return tags.flatMap((tag) => [tag, ...entries.map((entry) => `${tag}:${entry}`)]);
}

export const notFoundTag = (type: string) => `${type}:absent`;

/** Tags a `null`: Next.js serves stale data while it revalidates, and search engines would still see a 404. */
export function orNotFound<Entry>(entry: Entry | null | undefined, type: ContentType): Entry | null {
  if (!entry) tagNotFound(type);
  return entry ?? null;
}

export function tagNotFound(type: ContentTag): void {
  cacheTag(notFoundTag(type));
}
