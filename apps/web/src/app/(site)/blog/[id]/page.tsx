import { metadataDescription } from "@repo/contract/post/post";
import { addressOf } from "@repo/contract/site/addresses";
import { toTags } from "@repo/contract/text/lines";
import { summaryText } from "@repo/markdown/post-text";
import type { Metadata } from "next";
import { getPost, listRelatedPosts } from "@/cms/blog";
import { getPage } from "@/cms/pages";
import { NotFound } from "@/components/notices";
import { NO_POST } from "@/lib/blog";
import { authorPath } from "@/lib/paths";
import { followRedirect } from "@/lib/redirects";
import { pageMetadata, withMarkdown } from "@/lib/seo/metadata";
import { absoluteUrl } from "@/lib/seo/structured-data";
import PostNotFound from "./not-found";
import { PostBody } from "./post-body";
import { PostFooter } from "./post-footer";
import { PostHero } from "./post-hero";
import { PostJsonLd } from "./post-json-ld";
import { RelatedPosts } from "./related-posts";
import { postEntries } from "./site-page";

/** Next.js requires at least one entry. */
export async function generateStaticParams() {
  const ids = await postEntries.listPrerendered();
  return ids.length > 0 ? ids.map((id) => ({ id })) : [{ id: NO_POST }];
}

export async function generateMetadata({ params }: PageProps<"/blog/[id]">): Promise<Metadata> {
  const { id } = await params;
  const post = id === NO_POST ? null : await getPost(id);
  if (!post) return {};
  const seo = {
    metaTitle: post.title,
    metaDescription: metadataDescription(summaryText(post)),
    keywords: post.metaTags ?? "",
    shareImage: null,
  };
  const path = addressOf("blog-post", { documentId: id });
  const metadata = await pageMetadata(path, seo, () => postEntries.card(id));
  const article = {
    type: "article" as const,
    publishedTime: post.createdAt ?? undefined,
    modifiedTime: post.updatedAt ?? undefined,
    tags: toTags(post.metaTags),
    authors: post.author ? [absoluteUrl(authorPath(post.author.slug))] : undefined,
  };
  const authors = post.author ? [{ name: post.author.name, url: authorPath(post.author.slug) }] : undefined;
  return { ...withMarkdown(metadata, path), authors, openGraph: { ...metadata.openGraph, ...article } };
}

export default async function PostPage({ params }: PageProps<"/blog/[id]">) {
  const { id } = await params;
  const [page, post] = await Promise.all([getPage("blog-page"), id === NO_POST ? null : getPost(id)]);
  if (!page) return <NotFound notice={<PostNotFound />} />;
  if (!post) {
    await followRedirect(addressOf("blog-post", { documentId: id }), postEntries);
    return <NotFound notice={<PostNotFound />} />;
  }
  return (
    <>
      <PostJsonLd post={post} label={page.authorLabel} />
      <article>
        <PostHero post={post} label={page.authorLabel} />
        <div className="container max-w-3xl py-12 md:py-20">
          <PostBody post={post} />
          <PostFooter post={post} label={page.authorLabel} />
        </div>
      </article>
      <RelatedPosts posts={await listRelatedPosts(id)} />
    </>
  );
}
