import type { ContentTag, ContentType } from "@repo/contract/page/content-types";
import { cacheTag } from "next/cache";

export const COMPANY_TAGS: ContentTag[] = ["site-setting", "contact-detail"];

/** Marks the current cache entry as stale after a change of any entry of these types. */
export function tagContent(...tags: ContentTag[]): void {
  cacheTag(...COMPANY_TAGS, ...tags);
}

export function tagEntry(type: ContentType, documentId: string): void {
  cacheTag(...COMPANY_TAGS, `${type}:${documentId}`, `${type}:*`);
}

/** Without ids, every entry of the type counts as changed. */
export function changedTags(tags: string[], documentIds: string[]): string[] {
  const entries = documentIds.length > 0 ? documentIds : ["*"];
  return tags.flatMap((tag) => [tag, ...entries.map((entry) => `${tag}:${entry}`)]);
}

export const notFoundTag = (type: string) => `${type}:absent`;

/** Tags a missing entry. Next.js would otherwise serve the stale 404 to search engines while it revalidates. */
export function orNotFound<Entry>(entry: Entry | null | undefined, type: ContentType): Entry | null {
  if (!entry) tagNotFound(type);
  return entry ?? null;
}

export function tagNotFound(type: ContentTag): void {
  cacheTag(notFoundTag(type));
}
