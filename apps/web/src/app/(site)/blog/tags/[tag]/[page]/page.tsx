import type { Metadata } from "next";
import { pageNumber } from "@/lib/paging";
import { TagPosts, tagMetadata } from "../tag-posts";

/** Next.js requires at least one entry; this one is a 404. */
export const generateStaticParams = () => [{ tag: "none", page: "2" }];

export async function generateMetadata({ params }: PageProps<"/blog/tags/[tag]/[page]">): Promise<Metadata> {
  const { tag, page } = await params;
  return tagMetadata(tag, pageNumber(page));
}

export default async function TagPage({ params }: PageProps<"/blog/tags/[tag]/[page]">) {
  const { tag, page } = await params;
  return <TagPosts slug={tag} page={pageNumber(page)} />;
}
