import type { Metadata } from "next";
import { pageNumber } from "@/lib/paging";
import { AuthorPosts, authorMetadata } from "../author-posts";

/** Next.js requires at least one entry; this one is a 404. */
export const generateStaticParams = () => [{ slug: "none", page: "2" }];

export async function generateMetadata({ params }: PageProps<"/blog/authors/[slug]/[page]">): Promise<Metadata> {
  const { slug, page } = await params;
  return authorMetadata(slug, pageNumber(page));
}

export default async function AuthorPage({ params }: PageProps<"/blog/authors/[slug]/[page]">) {
  const { slug, page } = await params;
  return <AuthorPosts slug={slug} page={pageNumber(page)} />;
}
