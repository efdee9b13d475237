import type { Metadata } from "next";
import { listTags } from "@/cms/blog";
import { PRERENDERED_TAGS } from "../../site-page";
import { TagPosts, tagMetadata } from "./tag-posts";

/** Next.js requires at least one entry; without tags it is a 404. */
export async function generateStaticParams() {
  const tags = (await listTags()).slice(0, PRERENDERED_TAGS).map(({ slug }) => ({ tag: slug }));
  return tags.length > 0 ? tags : [{ tag: "none" }];
}

export async function generateMetadata({ params }: PageProps<"/blog/tags/[tag]">): Promise<Metadata> {
  return tagMetadata((await params).tag, 1);
}

export default async function TagPage({ params }: PageProps<"/blog/tags/[tag]">) {
  return <TagPosts slug={(await params).tag} page={1} />;
}
