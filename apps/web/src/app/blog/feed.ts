import { listNewestPosts } from "@repo/cms-client/blog";
import { getPage } from "@repo/cms-client/pages";
import { toParagraphs, toTags } from "@repo/rules/lines";
import { cleanText, excerpt } from "@repo/rules/post";
import { postPath } from "@/lib/blog";
import { absoluteUrl } from "@/lib/seo/structured-data";

const POSTS = 20;
/** Feeds are fetched whole, often and by many. */
const MOST_CHARACTERS = 20_000;

export async function readFeed() {
  const [page, posts] = await Promise.all([getPage("blog-page"), listNewestPosts(POSTS)]);
  const items = posts.map((post) => ({
    id: post.documentId,
    url: absoluteUrl(postPath(post.documentId)),
    title: cleanText(post.title),
    summary: excerpt(post.description),
    paragraphs: toParagraphs(cleanText(post.description.slice(0, MOST_CHARACTERS))),
    tags: toTags(post.metaTags).map(cleanText),
    published: new Date(post.createdAt ?? 0),
    modified: new Date(post.updatedAt ?? 0),
  }));
  return {
    title: page?.seo.metaTitle ?? "",
    description: page?.seo.metaDescription ?? "",
    author: page?.authorLabel ?? "",
    home: absoluteUrl("/blog"),
    items,
  };
}
