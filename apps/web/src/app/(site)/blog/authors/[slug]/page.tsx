import type { Metadata } from "next";
import { listPrerendered } from "@/site-pages";
import { AuthorPosts, authorMetadata } from "./author-posts";

/** Next.js requires at least one entry; without authors it is a 404. */
export async function generateStaticParams() {
  const slugs = await listPrerendered("/blog/authors");
  return slugs.length > 0 ? slugs.map((slug) => ({ slug })) : [{ slug: "none" }];
}

export async function generateMetadata({ params }: PageProps<"/blog/authors/[slug]">): Promise<Metadata> {
  return authorMetadata((await params).slug, 1);
}

export default async function AuthorPage({ params }: PageProps<"/blog/authors/[slug]">) {
  return <AuthorPosts slug={(await params).slug} page={1} />;
}
