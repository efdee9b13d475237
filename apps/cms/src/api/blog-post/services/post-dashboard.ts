import { isDeepStrictEqual } from "node:util";
import { RuleError } from "@repo/contract/http/errors";
import { type List, readListQuery } from "@repo/contract/http/list";
import { readBody } from "@repo/contract/http/read-body";
import { OPERATIONS } from "@repo/contract/operations/table";
import { POSTS_PER_TABLE, type Post, type PostStats, refuseLongPost } from "@repo/contract/post/form";
import { isMarkdownTooLong, MARKDOWN_TOO_LONG } from "@repo/contract/post/format";
import type { Schedule } from "@repo/contract/post/schedule";
import { addressOf } from "@repo/contract/site/addresses";
import { toTags } from "@repo/contract/text/lines";
import { summaryText } from "@repo/markdown/post-text";
import type { Core } from "@strapi/strapi";
import type { ChecksService } from "strapi-plugin-publishing-checks/strapi-server";
import type { ScheduleService } from "strapi-plugin-scheduled-publishing/strapi-server";
import { contentChanged } from "../../../changes/content-changed";
import { entryHistory } from "../../../database/entry-history";
import { foldRows } from "../../../database/folded-columns";
import { guardOverwrite } from "../../../database/guard-overwrite";
import { pageOf, search } from "../../../database/list";

const UID = "api::blog-post.blog-post";
const LINK_CHECKS = ["dead-link", "text-link"];
const RECENT_MS = 7 * 24 * 60 * 60 * 1000;
/** The dashboard offers to undo for 10 seconds; the rest allows for latency. */
const UNDO_MS = 60_000;

const EXCERPT_CHARACTERS = 500;

type Version = Pick<Post, "title" | "description" | "createdAt" | "updatedAt" | "publishAt" | "unpublishAt"> & {
  documentId: string;
  metaTags: string | null;
  teaser: string | null;
  format: Post["format"] | null;
  cover: { id: number } | null;
  author: { documentId: string } | null;
  publishedAt: string | null;
};

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const documents = strapi.documents(UID);
  const versions = strapi.db.query(UID);

  return {
    async list(query: Record<string, unknown>): Promise<List<Post>> {
      const asked = readListQuery(query, {
        pageSize: POSTS_PER_TABLE,
        sortable: ["createdAt"],
        sort: "-createdAt",
      });
      await foldRows(strapi, UID);
      const page = await pageOf(search(drafts(), asked.q), asked, {
        columns: ["document_id"],
        sortable: { createdAt: "created_at" },
        toItem: (row: { document_id: string }) => row.document_id,
      });
      return { ...page, items: await read(page.items) };
    },

    async stats(): Promise<PostStats> {
      const since = new Date(Date.now() - RECENT_MS);
      const [total, recent, texts] = await Promise.all([
        versions.count({ where: { publishedAt: null } }),
        versions.count({ where: { publishedAt: null, createdAt: { $gte: since } } }),
        drafts().distinct("meta_tags").pluck("meta_tags"),
      ]);
      return { total, recent, tags: new Set(texts.flatMap(toTags)).size };
    },

    async create(body: unknown): Promise<Post> {
      refuseLongPost(body);
      const { status = "published", ...fields } = readBody(OPERATIONS["POST /api/dashboard/posts"].body, body);
      const data = inTime(fields, { publishAt: null, unpublishAt: null });
      await requireParts(data);
      return existing((await documents.create({ data, status: data.publishAt ? "draft" : status })).documentId);
    },

    /** Without a status, a published post is published again and a draft stays one; `publishAt` postpones it. */
    async update(documentId: string, body: unknown): Promise<Post> {
      refuseLongPost(body);
      const { updatedAt, status, ...fields } = readBody(OPERATIONS["PATCH /api/dashboard/posts/:id"].body, body);
      await requireParts(fields);
      return guardOverwrite(strapi, UID, {
        documentId,
        readAt: updatedAt,
        read: () => find(documentId),
        write: async (current) => {
          if (isMarkdownTooLong({ ...current, ...fields })) throw invalid("description", MARKDOWN_TOO_LONG);
          const data = inTime(fields, current);
          const known = current.status === "draft" ? "draft" : "published";
          await documents.update({ documentId, data, status: data.publishAt ? "draft" : (status ?? known) });
          return existing(documentId);
        },
      });
    },

    async remove(documentId: string): Promise<void> {
      await guardOverwrite(strapi, UID, {
        documentId,
        readAt: undefined,
        read: () => find(documentId),
        write: async (current) => {
          await documents.delete({ documentId });
          return current;
        },
      });
    },

    async deadLinks(body: unknown): Promise<string[]> {
      const { description } = readBody(OPERATIONS["POST /api/dashboard/posts/preview"].body, body);
      const checks: ChecksService = strapi.plugin("publishing-checks").service("checks");
      const found = await checks.ofTyped(UID, { format: "markdown", description });
      return found.flatMap(({ check, message }) => (LINK_CHECKS.includes(check) ? [message] : []));
    },

    async restore(documentId: string, user: string): Promise<Post> {
      return strapi.db.transaction(async () => {
        if (await entryHistory(strapi).undoDeletion({ uid: UID, documentId }, { user, within: UNDO_MS })) {
          const addresses = [addressOf("blog-post", { documentId })];
          await contentChanged(strapi, { types: ["blog-post"], documents: [documentId], addresses });
        }
        return existing(documentId);
      });
    },
  };

  function drafts() {
    return strapi.db.connection("blog_posts").whereNull("published_at");
  }

  async function read(documentIds: string[]): Promise<Post[]> {
    const found: Version[] = await versions.findMany({
      where: { documentId: { $in: documentIds } },
      populate: { cover: { select: ["id"] }, author: { select: ["documentId"] } },
    });
    return documentIds.flatMap((id) => toPost(found.filter(({ documentId }) => documentId === id)) ?? []);
  }

  async function requireParts({ cover, author }: Partial<Post>): Promise<void> {
    if (cover && !(await strapi.service("api::picture.picture").find(cover)))
      throw invalid("cover", "This picture doesn’t exist.");
    if (author && !(await strapi.documents("api::author.author").findOne({ documentId: author })))
      throw invalid("author", "This author doesn’t exist.");
  }

  async function find(documentId: string): Promise<Post | null> {
    return (await read([documentId]))[0] ?? null;
  }

  async function existing(documentId: string): Promise<Post> {
    const post = await find(documentId);
    if (!post) throw new RuleError("NOT_FOUND", "This post doesn’t exist.");
    return post;
  }

  /** Checks the moments. Strapi's types don't allow null, which clears one. @throws {RuleError} VALIDATION_FAILED */
  function inTime<Change extends Partial<Schedule>>(change: Change, stored: Schedule) {
    const fields = (strapi.plugin("scheduled-publishing").service("schedule") as ScheduleService).errorsOf(
      change,
      stored,
    );
    if (Object.keys(fields).length > 0) throw new RuleError("VALIDATION_FAILED", undefined, fields);
    return change as Change & { [field in keyof Schedule]?: string };
  }
};

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
