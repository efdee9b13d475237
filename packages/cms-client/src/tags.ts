import { cacheTag } from "next/cache";

/**
 * Tags of what shows a single entry of a type: its own, and one for whatever entry of the type. Lists have the type's
 * name as their tag.
 */
export function entryTags(type: string, documentId: string): [string, string] {
  return [`${type}:${documentId}`, `${type}:*`];
}

/** Tag of what was asked for and is not there. */
export const absentTag = (type: string) => `${type}:absent`;

/**
 * What is there, or `null`, which does not outlive the next change of its type: while Next.js makes a page anew it takes
 * what is old first, and would tell search engines of a page that has come back that there is none.
 */
export function orAbsent<Entry>(entry: Entry | null | undefined, type: string): Entry | null {
  if (!entry) cacheTag(absentTag(type));
  return entry ?? null;
}
