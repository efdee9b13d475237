import "server-only";
import type { CmsAnswerOf } from "@repo/contract/operations/request";
import { uidOf } from "@repo/contract/page/content-types";
import { excerpt, POSTS_PER_PAGE, relatedPosts, tagSlug } from "@repo/contract/post/post";
import { toTags } from "@repo/contract/text/lines";
import { summaryText } from "@repo/markdown/post-text";
import { keepMark, withMark } from "@repo/plugin-kit/preview/mark";
import { cacheLife } from "next/cache";
import { CmsError } from "./fetch";
import {
  type BylineFragment,
  type PictureFragment,
  type PostDetailFragment,
  PostDocument,
  type PostFragment,
  PostsByIdDocument,
  PostsDocument,
} from "./generated/graphql";
import { withPreview } from "./preview";
import { read, readPath } from "./read";
import { orNotFound, tagContent, tagNotFound } from "./tags";

export type PostCard = {
  id: string;
  title: string;
  excerpt: string;
  tags: string[];
  createdAt: string;
  cover?: PictureFragment | null;
  author?: BylineFragment | null;
};

export type PostEntry = CmsAnswerOf<"GET /api/blog/entries">[number];

const RELATED = 3;

/** Lists posts, newest first; `author` is an id. Returns `null` while the table is missing. */
export const listPosts = withPreview(
  async (preview, page: number, author?: string): Promise<{ posts: PostCard[]; total: number } | null> => {
    "use cache";
    tagContent("blog-post", "author", "media");
    const window = { start: (page - 1) * POSTS_PER_PAGE, limit: POSTS_PER_PAGE };
    const filters = author ? { author: { documentId: { eq: author } } } : undefined;
    const found = await read(preview, PostsDocument, { filters, ...window }).catch(nullWithoutTable);
    keep(found);
    const connection = found?.blogPosts_connection;
    if (connection?.nodes.length === 0) tagNotFound("blog-post");
    return connection ? { posts: connection.nodes.map(toCard), total: connection.pageInfo.total } : null;
  },
);

/** Lists all posts, newest first. Returns an empty list while the table is missing. */
export async function listPostEntries(): Promise<PostEntry[]> {
  "use cache";
  tagContent("blog-post");
  const entries = await readPath<PostEntry[]>("/api/blog/entries").catch(nullWithoutTable);
  keep(entries);
  return entries ?? [];
}

export async function listTags(): Promise<{ slug: string; name: string; posts: number }[]> {
  "use cache";
  cacheLife("posts");
  tagContent("blog-post");
  const tags = new Map<string, { slug: string; name: string; posts: number }>();
  for (const { metaTags } of await listPostEntries()) {
    const named = new Map(toTags(metaTags).map((name) => [tagSlug(name), name]));
    for (const [slug, name] of named) {
      const tag = tags.get(slug) ?? { slug, name, posts: 0 };
      tag.posts += 1;
      tags.set(slug, tag);
    }
  }
  return [...tags.values()].sort((one, other) => other.posts - one.posts);
}

export async function listPostsByTag(slug: string, page: number) {
  "use cache";
  cacheLife("posts");
  tagContent("blog-post", "author", "media");
  const entries = (await listPostEntries()).filter(({ metaTags }) => toTags(metaTags).map(tagSlug).includes(slug));
  const start = (page - 1) * POSTS_PER_PAGE;
  const ids = entries.slice(start, start + POSTS_PER_PAGE).map(({ id }) => id);
  const name = toTags(entries[0]?.metaTags).find((tag) => tagSlug(tag) === slug);
  if (ids.length === 0 || !name) return orNotFound(null, "blog-post");
  const { blogPosts } = await read(undefined, PostsByIdDocument, { ids });
  return { name, posts: blogPosts.map(toCard), total: entries.length };
}

export async function listNewestPosts(limit: number) {
  "use cache";
  tagContent("blog-post", "author", "media");
  const found = await read(undefined, PostsDocument, { start: 0, limit }).catch(nullWithoutTable);
  keep(found);
  return found?.blogPosts_connection?.nodes ?? [];
}

export async function hasPostsTable(): Promise<boolean> {
  return (await read(undefined, PostsDocument, { start: 0, limit: 1 }).catch(nullWithoutTable)) !== null;
}

export const getPost = withPreview(async (preview, id: string): Promise<PostDetailFragment | null> => {
  "use cache";
  cacheLife("posts");
  tagContent("blog-post", "author", "media");
  return orNotFound((await read(preview, PostDocument, { id })).blogPost, "blog-post");
});

export const listRelatedPosts = withPreview(async (preview, id: string): Promise<PostEntry[]> => {
  "use cache";
  cacheLife("posts");
  tagContent("blog-post");
  const posts = relatedPosts(id, await listPostEntries(), RELATED);
  return preview ? posts.map(withMarkedTitle) : posts;
});

function withMarkedTitle(post: PostEntry): PostEntry {
  return { ...post, title: withMark(post.title, { uid: uidOf("blog-post"), documentId: post.id, field: "title" }) };
}

function toCard(post: PostFragment): PostCard {
  const [field, text] = post.teaser ? (["teaser", post.teaser] as const) : (["description", post.description] as const);
  return {
    id: post.documentId,
    title: post.title,
    excerpt: keepMark(text, (unmarked) => excerpt(summaryText({ ...post, [field]: unmarked }))),
    tags: toTags(post.metaTags),
    createdAt: post.createdAt ?? "",
    cover: post.cover,
    author: post.author,
  };
}

function keep(found: unknown): void {
  if (found) cacheLife("posts");
  else cacheLife("waiting");
}

function nullWithoutTable(error: unknown): null {
  if (error instanceof CmsError && error.code === "TABLE_MISSING") return null;
  throw error;
}
