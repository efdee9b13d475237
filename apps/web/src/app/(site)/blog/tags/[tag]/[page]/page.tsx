import type { Metadata } from "next";
import { pageNumber } from "@/lib/paging";
import { TagPosts, tagMetadata } from "../tag-posts";

/** Next.js wants one at least: an address without a page. */
export const generateStaticParams = () => [{ tag: "none", page: "2" }];

export async function generateMetadata({ params }: PageProps<"/blog/tags/[tag]/[page]">): Promise<Metadata> {
  const { tag, page } = await params;
  return tagMetadata(tag, pageNumber(page));
}

export default async function TagPage({ params }: PageProps<"/blog/tags/[tag]/[page]">) {
  const { tag, page } = await params;
  return <TagPosts slug={tag} page={pageNumber(page)} />;
}
