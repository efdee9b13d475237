import type { Metadata } from "next";
import { AuthorPosts, authorMetadata } from "./author-posts";
import { authorEntries } from "./site-page";

/** Next.js requires at least one entry; without authors it is a 404. */
export async function generateStaticParams() {
  const slugs = await authorEntries.listPrerendered();
  return slugs.length > 0 ? slugs.map((slug) => ({ slug })) : [{ slug: "none" }];
}

export async function generateMetadata({ params }: PageProps<"/blog/authors/[slug]">): Promise<Metadata> {
  return authorMetadata((await params).slug, 1);
}

export default async function AuthorPage({ params }: PageProps<"/blog/authors/[slug]">) {
  return <AuthorPosts slug={(await params).slug} page={1} />;
}
