import type { Post } from "@repo/rules/post-form";

export type PostValues = { title: string; description: string; metaTags: string; draft: boolean };

export function valuesOf(post: Post | undefined): PostValues {
  return {
    title: post?.title ?? "",
    description: post?.description ?? "",
    metaTags: post?.metaTags ?? "",
    draft: post !== undefined && post.status !== "published",
  };
}

export function sameValues(one: PostValues, other: PostValues): boolean {
  return (Object.keys(one) as (keyof PostValues)[]).every((name) => one[name] === other[name]);
}

export function differences(mine: PostValues, theirs: Post) {
  const labels = { title: "Title", description: "Description", metaTags: "SEO Keywords & Tags" } as const;
  return (Object.keys(labels) as (keyof typeof labels)[])
    .filter((name) => mine[name].trim() !== theirs[name])
    .map((name) => ({ label: labels[name], mine: mine[name], theirs: theirs[name] }));
}
