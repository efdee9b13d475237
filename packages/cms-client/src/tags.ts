import type { ContentTag, ContentType } from "@repo/rules/content-types";
import { cacheTag } from "next/cache";

/** Tags what is read as made of all of these: a change of any entry makes it anew. */
export function tagContent(...tags: ContentTag[]): void {
  cacheTag(...tags);
}

/** Tags what shows a single entry of a type: a change of another makes nothing anew. */
export function tagEntry(type: ContentType, documentId: string): void {
  cacheTag(`${type}:${documentId}`, `${type}:*`);
}

/** Tags of what was made from changed content: of lists, and of the entries, all of a type when none is named. */
export function changedTags(tags: string[], documentIds: string[]): string[] {
  const entries = documentIds.length > 0 ? documentIds : ["*"];
  return tags.flatMap((tag) => [tag, ...entries.map((entry) => `${tag}:${entry}`)]);
}

/** Tag of what was asked for and is not there. */
export const absentTag = (type: string) => `${type}:absent`;

/**
 * What is there, or `null`, which does not outlive the next change of its type: while Next.js makes a page anew it takes
 * what is old first, and would tell search engines of a page that has come back that there is none.
 */
export function orAbsent<Entry>(entry: Entry | null | undefined, type: ContentType): Entry | null {
  if (!entry) tagAbsent(type);
  return entry ?? null;
}

/** Tags what says that there is nothing, such as a page after the last of a list: see {@link orAbsent}. */
export function tagAbsent(type: ContentType): void {
  cacheTag(absentTag(type));
}
