import { readBody } from "@repo/rules/application";
import { RuleError } from "@repo/rules/errors";
import { toTags } from "@repo/rules/lines";
import { type List, readListQuery } from "@repo/rules/list";
import { POSTS_PER_TABLE, type Post, type PostStats, postChangeSchema, postSchema } from "@repo/rules/post-form";
import type { Core } from "@strapi/strapi";
import { guardOverwrite } from "../../../dashboards/guard-overwrite";
import { pageOf, search } from "../../../dashboards/list";
import { recordAudit } from "../../../privacy/audit";
import { bringBack, keepDeleted } from "../deleted-posts";

const UID = "api::blog-post.blog-post";
const RECENT_MS = 7 * 24 * 60 * 60 * 1000;

type Version = Omit<Post, "id" | "status"> & { documentId: string; publishedAt: string | null };

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
      const found = search(strapi, drafts(), asked.q, ["title", "description", "meta_tags"]);
      const page = await pageOf(found, asked, {
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
      const { status = "published", ...data } = readBody(postSchema, body);
      return require((await documents.create({ data, status })).documentId);
    },

    /** Without a status, a published post is published again and a draft stays a draft. */
    async update(documentId: string, body: unknown): Promise<Post> {
      const { updatedAt, status, ...data } = readBody(postChangeSchema, body);
      return guardOverwrite(strapi, UID, {
        documentId,
        readAt: updatedAt,
        read: () => find(documentId),
        write: async (current) => {
          const known = current.status === "draft" ? "draft" : "published";
          await documents.update({ documentId, data, status: status ?? known });
          return require(documentId);
        },
      });
    },

    async remove(documentId: string): Promise<void> {
      await guardOverwrite(strapi, UID, {
        documentId,
        readAt: undefined,
        read: () => find(documentId),
        write: async (current) => {
          await keepDeleted(strapi, documentId);
          await documents.delete({ documentId });
          return current;
        },
      });
    },

    async restore(documentId: string, actor: string): Promise<Post> {
      return strapi.db.transaction(async ({ onCommit }) => {
        if (await bringBack(strapi, documentId)) {
          await recordAudit(strapi, actor, "blog-post.restore", `blog-post ${documentId}`);
          onCommit(() => strapi.eventHub.emit("post.restore", documentId));
        }
        return require(documentId);
      });
    },
  };

  function drafts() {
    return strapi.db.connection("blog_posts").whereNull("published_at");
  }

  async function read(documentIds: string[]): Promise<Post[]> {
    const found: Version[] = await versions.findMany({ where: { documentId: { $in: documentIds } } });
    return documentIds.flatMap((id) => toPost(found.filter(({ documentId }) => documentId === id)) ?? []);
  }

  async function find(documentId: string): Promise<Post | null> {
    return (await read([documentId]))[0] ?? null;
  }

  async function require(documentId: string): Promise<Post> {
    const post = await find(documentId);
    if (!post) throw new RuleError("NOT_FOUND", "There is no such post.");
    return post;
  }
};

function toPost(versions: Version[]): Post | null {
  const published = versions.find(({ publishedAt }) => publishedAt);
  const draft = versions.find(({ publishedAt }) => !publishedAt) ?? published;
  if (!draft) return null;
  const { documentId: id, title, description, metaTags, createdAt, updatedAt } = draft;
  const seen = (["title", "description", "metaTags"] as const).every((field) => draft[field] === published?.[field]);
  const status = seen ? "published" : published ? "modified" : "draft";
  return { id, title, description, metaTags: metaTags ?? "", createdAt, updatedAt, status };
}
