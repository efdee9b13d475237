import type { Post } from "@repo/contract/post/form";
import type { PostFormat } from "@repo/contract/post/format";
import { SCHEDULE_FIELDS, type Schedule } from "@repo/contract/post/schedule";
import { companyClock } from "@repo/time/company";
import { type Authors, authorName } from "./author-field";

export type PostValues = {
  title: string;
  description: string;
  metaTags: string;
  teaser: string;
  format: PostFormat;
  cover: number | null;
  author: string | null;
  draft: boolean;
  /** The time in the company's zone, or "" if there is none. */
  publishAt: string;
  unpublishAt: string;
};

export function valuesOf(post: Post | undefined, author: string | null = null): PostValues {
  return {
    title: post?.title ?? "",
    description: post?.description ?? "",
    metaTags: post?.metaTags ?? "",
    teaser: post?.teaser ?? "",
    format: post?.format ?? "markdown",
    cover: post?.cover ?? null,
    author: post ? post.author : author,
    draft: post !== undefined && post.status !== "published",
    publishAt: companyClock(post?.publishAt),
    unpublishAt: companyClock(post?.unpublishAt),
  };
}

/** Returns only the times that were changed: the CMS may have carried out the others, and inputs have no seconds. */
export function changedMoments(values: PostValues, post: Post | undefined): Partial<Schedule> {
  const known = valuesOf(post);
  return Object.fromEntries(
    SCHEDULE_FIELDS.filter((field) => values[field] !== known[field]).map((field) => [field, values[field] || null]),
  );
}

export const changedValues = (values: PostValues, from: PostValues): Partial<PostValues> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== from[name as keyof PostValues]));

export const sameValues = (one: PostValues, other: PostValues): boolean =>
  Object.keys(changedValues(one, other)).length === 0;

const LABELS = {
  title: "Title",
  description: "Description",
  metaTags: "SEO Keywords & Tags",
  teaser: "Teaser",
  format: "Format",
  author: "Author",
} as const;

const ALL_LABELS = {
  ...LABELS,
  cover: "Cover",
  draft: "Save as draft",
  publishAt: "Publish at",
  unpublishAt: "Unpublish at",
};

export const labelsOf = (names: (keyof PostValues)[]): string[] =>
  Object.entries(ALL_LABELS).flatMap(([name, label]) => (names.includes(name as keyof PostValues) ? [label] : []));

export function differences(mine: PostValues, theirs: Post, authors: Authors) {
  const shown = (values: PostValues | Post, name: keyof typeof LABELS) =>
    name === "author" ? authorName(values.author, authors) : values[name];
  return (Object.keys(LABELS) as (keyof typeof LABELS)[])
    .map((name) => ({ label: LABELS[name], mine: shown(mine, name), theirs: shown(theirs, name) }))
    .filter(({ mine, theirs }) => mine.trim() !== theirs);
}
