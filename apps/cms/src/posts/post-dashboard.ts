import { isDeepStrictEqual } from "node:util";
import { RuleError } from "@repo/contract/http/errors";
import { type List, readListQuery } from "@repo/contract/http/list";
import type { ReadBodyOf } from "@repo/contract/operations/request";
import { POSTS_PER_TABLE, type Post, type PostStats } from "@repo/contract/post/form";
import { isMarkdownTooLong, MARKDOWN_TOO_LONG } from "@repo/contract/post/format";
import type { Schedule } from "@repo/contract/post/schedule";
import { addressOf } from "@repo/contract/site/addresses";
import { toTags } from "@repo/contract/text/lines";
import { summaryText } from "@repo/markdown/post-text";
import type { Core } from "@strapi/strapi";
import type { ChecksService } from "strapi-plugin-publishing-checks/strapi-server";
import type { ScheduleService } from "strapi-plugin-scheduled-publishing/strapi-server";
import { contentChanged } from "../changes/content-changed";
import { entryHistory } from "../database/entry-history";
import { foldRows } from "../database/folded-columns";
import { guardOverwrite } from "../database/guard-overwrite";
import { pageOf, search } from "../database/list";
import { findPicture } from "../files/pictures";

const UID = "api::blog-post.blog-post";
const LINK_CHECKS = ["dead-link", "text-link"];
const RECENT_MS = 7 * 24 * 60 * 60 * 1000;
/** The dashboard offers to undo for 10 seconds; the rest allows for latency. */
const UNDO_MS = 60_000;

const EXCERPT_CHARACTERS = 500;

type NewPost = ReadBodyOf<"POST /api/dashboard/posts">;
type PostChange = ReadBodyOf<"PATCH /api/dashboard/posts/:id">;
type Version = Pick<Post, "title" | "description" | "createdAt" | "updatedAt" | "publishAt" | "unpublishAt"> & {
  documentId: string;
  metaTags: string | null;
  teaser: string | null;
  format: Post["format"] | null;
  cover: { id: number } | null;
  author: { documentId: string } | null;
  publishedAt: string | null;
};

export async function listPosts(strapi: Core.Strapi, query: Record<string, unknown>): Promise<List<Post>> {
  const asked = readListQuery(query, {
    pageSize: POSTS_PER_TABLE,
    sortable: ["createdAt"],
    sort: "-createdAt",
  });
  await foldRows(strapi, UID);
  const page = await pageOf(search(drafts(strapi), asked.q), asked, {
    columns: ["document_id"],
    sortable: { createdAt: "created_at" },
    toItem: (row: { document_id: string }) => row.document_id,
  });
  return { ...page, items: await read(strapi, page.items) };
}

export async function postStats(strapi: Core.Strapi): Promise<PostStats> {
  const versions = strapi.db.query(UID);
  const since = new Date(Date.now() - RECENT_MS);
  const [total, recent, texts] = await Promise.all([
    versions.count({ where: { publishedAt: null } }),
    versions.count({ where: { publishedAt: null, createdAt: { $gte: since } } }),
    drafts(strapi).distinct("meta_tags").pluck("meta_tags"),
  ]);
  return { total, recent, tags: new Set(texts.flatMap(toTags)).size };
}

export async function createPost(strapi: Core.Strapi, body: NewPost): Promise<Post> {
  const { status = "published", ...fields } = body;
  const data = inTime(strapi, fields, { publishAt: null, unpublishAt: null });
  await requireParts(strapi, data);
  const created = await strapi.documents(UID).create({ data, status: data.publishAt ? "draft" : status });
  return existing(strapi, created.documentId);
}

/** Without a status, a published post is published again and a draft stays one; `publishAt` postpones it. */
export async function changePost(strapi: Core.Strapi, documentId: string, body: PostChange): Promise<Post> {
  const { updatedAt, status, ...fields } = body;
  await requireParts(strapi, fields);
  return guardOverwrite(strapi, UID, {
    documentId,
    readAt: updatedAt,
    read: () => find(strapi, documentId),
    write: async (current) => {
      if (isMarkdownTooLong({ ...current, ...fields })) throw invalid("description", MARKDOWN_TOO_LONG);
      const data = inTime(strapi, fields, current);
      const known = current.status === "draft" ? "draft" : "published";
      await strapi.documents(UID).update({ documentId, data, status: data.publishAt ? "draft" : (status ?? known) });
      return existing(strapi, documentId);
    },
  });
}

export async function removePost(strapi: Core.Strapi, documentId: string): Promise<void> {
  await guardOverwrite(strapi, UID, {
    documentId,
    readAt: undefined,
    read: () => find(strapi, documentId),
    write: async (current) => {
      await strapi.documents(UID).delete({ documentId });
      return current;
    },
  });
}

export async function deadLinksIn(strapi: Core.Strapi, description: string): Promise<string[]> {
  const checks: ChecksService = strapi.plugin("publishing-checks").service("checks");
  const found = await checks.ofTyped(UID, { format: "markdown", description });
  return found.flatMap(({ check, message }) => (LINK_CHECKS.includes(check) ? [message] : []));
}

export async function restorePost(strapi: Core.Strapi, documentId: string, user: string): Promise<Post> {
  return strapi.db.transaction(async () => {
    if (await entryHistory(strapi).undoDeletion({ uid: UID, documentId }, { user, within: UNDO_MS })) {
      const addresses = [addressOf("blog-post", { documentId })];
      await contentChanged(strapi, { types: ["blog-post"], documents: [documentId], addresses });
    }
    return existing(strapi, documentId);
  });
}

function drafts(strapi: Core.Strapi) {
  return strapi.db.connection("blog_posts").whereNull("published_at");
}

async function read(strapi: Core.Strapi, documentIds: string[]): Promise<Post[]> {
  const found: Version[] = await strapi.db.query(UID).findMany({
    where: { documentId: { $in: documentIds } },
    populate: { cover: { select: ["id"] }, author: { select: ["documentId"] } },
  });
  return documentIds.flatMap((id) => toPost(found.filter(({ documentId }) => documentId === id)) ?? []);
}

async function requireParts(strapi: Core.Strapi, { cover, author }: Partial<Post>): Promise<void> {
  if (cover && !(await findPicture(strapi, cover))) throw invalid("cover", "This picture doesn’t exist.");
  if (author && !(await strapi.documents("api::author.author").findOne({ documentId: author })))
    throw invalid("author", "This author doesn’t exist.");
}

async function find(strapi: Core.Strapi, documentId: string): Promise<Post | null> {
  return (await read(strapi, [documentId]))[0] ?? null;
}

async function existing(strapi: Core.Strapi, documentId: string): Promise<Post> {
  const post = await find(strapi, documentId);
  if (!post) throw new RuleError("NOT_FOUND", "This post doesn’t exist.");
  return post;
}

/** Checks the moments. Strapi's types don't allow null, which clears one. @throws {RuleError} VALIDATION_FAILED */
function inTime<Change extends Partial<Schedule>>(strapi: Core.Strapi, change: Change, stored: Schedule) {
  const schedule: ScheduleService = strapi.plugin("scheduled-publishing").service("schedule");
  const fields = schedule.errorsOf(change, stored);
  if (Object.keys(fields).length > 0) throw new RuleError("VALIDATION_FAILED", undefined, fields);
  return change as Change & { [field in keyof Schedule]?: string };
}

function toPost(versions: Version[]): Post | null {
  const published = versions.find(({ publishedAt }) => publishedAt);
  const draft = versions.find(({ publishedAt }) => !publishedAt) ?? published;
  if (!draft) return null;
  const shown = contentOf(draft);
  const seen = published !== undefined && isDeepStrictEqual(shown, contentOf(published));
  const { documentId: id, createdAt, updatedAt, publishAt, unpublishAt } = draft;
  const excerpt = summaryText(shown).slice(0, EXCERPT_CHARACTERS);
  const status = seen ? "published" : published ? "modified" : "draft";
  return { id, ...shown, excerpt, createdAt, updatedAt, status, publishAt, unpublishAt };
}

function contentOf({ title, description, metaTags, teaser, format, cover, author }: Version) {
  return {
    title: title ?? "",
    description: description ?? "",
    metaTags: metaTags ?? "",
    teaser: teaser ?? "",
    format: format ?? "plain",
    cover: cover?.id ?? null,
    author: author?.documentId ?? null,
  } as const;
}

const invalid = (field: string, message: string) => new RuleError("VALIDATION_FAILED", undefined, { [field]: message });
