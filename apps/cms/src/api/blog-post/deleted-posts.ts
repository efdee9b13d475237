import type { Core } from "@strapi/strapi";

const POSTS = "api::blog-post.blog-post";
const DELETED = "api::deleted-post.deleted-post";

/** The dashboard offers to undo for 10 seconds; the rest allows for latency. */
const KEPT_MS = 60_000;

const lately = () => new Date(Date.now() - KEPT_MS);

/** Call within a transaction. */
export async function keepDeleted(strapi: Core.Strapi, documentId: string): Promise<void> {
  const found = await strapi.db.query(POSTS).findMany({ where: { documentId } });
  const versions = found.map(({ id: _, ...version }) => version);
  await strapi.db.query(DELETED).create({ data: { post: documentId, versions, deletedAt: new Date() } });
}

/** @returns false when it is too late or already restored. Call within a transaction. */
export async function bringBack(strapi: Core.Strapi, documentId: string): Promise<boolean> {
  const where = { post: documentId, deletedAt: { $gt: lately() } };
  const kept = await strapi.db.query(DELETED).findOne({ where });
  const { count } = await strapi.db.query(DELETED).deleteMany({ where });
  if (!kept || count === 0) return false;
  // Bypasses the Document Service, which would assign a new documentId and new dates.
  for (const version of kept.versions) await strapi.db.query(POSTS).create({ data: version });
  return true;
}

export async function forgetDeleted(strapi: Core.Strapi): Promise<void> {
  await strapi.db.query(DELETED).deleteMany({ where: { deletedAt: { $lte: lately() } } });
}
