import { mediaPath } from "@repo/contract/page/media";
import { excerpt } from "@repo/contract/post/post";
import { addressOf } from "@repo/contract/site/addresses";
import { toParagraphs, toTags } from "@repo/contract/text/lines";
import { cleanText } from "@repo/contract/text/text";
import { summaryText } from "@repo/markdown/post-text";
import { listNewestPosts } from "@/cms/blog";
import type { PostFragment } from "@/cms/generated/graphql";
import { getPage } from "@/cms/pages";
import { feedHtml } from "@/lib/article";
import type { Feed, FeedContent } from "@/lib/feeds";
import { authorPath } from "@/lib/paths";
import { absoluteUrl } from "@/lib/seo/structured-data";

const POSTS = 20;
const MAX_CHARACTERS = 20_000;

export async function readFeed(): Promise<Feed> {
  const [page, posts] = await Promise.all([getPage("blog-page"), listNewestPosts(POSTS)]);
  const toItem = async (post: (typeof posts)[number]) => ({
    url: absoluteUrl(addressOf("blog-post", post)),
    title: cleanText(post.title),
    summary: excerpt(summaryText(post)),
    content: await contentOf(post),
    cover: post.cover && { ...post.cover, url: absoluteUrl(mediaPath(post.cover.url)) },
    tags: toTags(post.metaTags).map(cleanText),
    author: post.author
      ? { name: cleanText(post.author.name), url: absoluteUrl(authorPath(post.author.slug)) }
      : undefined,
    published: post.createdAt ?? undefined,
    modified: post.updatedAt ?? undefined,
  });
  return {
    title: page?.seo.metaTitle ?? "",
    description: page?.seo.metaDescription ?? "",
    author: page?.authorLabel ?? "",
    home: absoluteUrl("/blog"),
    items: await Promise.all(posts.map(toItem)),
  };
}

async function contentOf({ documentId, format, description }: PostFragment): Promise<FeedContent> {
  const text = cleanText(description.slice(0, MAX_CHARACTERS));
  return format === "markdown"
    ? { html: await feedHtml(text, addressOf("blog-post", { documentId })) }
    : { paragraphs: toParagraphs(text) };
}
