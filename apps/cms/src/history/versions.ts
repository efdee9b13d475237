import type { Core, UID } from "@strapi/strapi";
import { isEqual } from "lodash";
import { type Content, contentOf, type Row, readRow } from "./content";

const VERSIONS = "api::version.version";
const KEPT = 50;

export type Version = { number: number; content: Content; actor: string | null; at: string };

/** Skips unchanged content. Call in a transaction that locks the entry. `change` defaults to what the row says. */
export async function keepPublished(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  change?: { actor: string | null; at: Date },
): Promise<void> {
  const row = await readRow(strapi, uid, documentId, "published");
  if (!row) return;
  const content = await contentOf(strapi, uid, row);
  const newest = await findVersion(strapi, uid, documentId);
  if (newest && isEqual(newest.content, content)) return;

  const number = (newest?.number ?? 0) + 1;
  const { actor, at } = change ?? { actor: publisherOf(row), at: row.publishedAt };
  await strapi.db.query(VERSIONS).create({ data: { uid, entry: documentId, number, content, actor, at } });
  await strapi.db.query(VERSIONS).deleteMany({ where: { uid, entry: documentId, number: { $lte: number - KEPT } } });
}

/** Newest first, without content. */
export async function listVersions(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<Omit<Version, "content">[]> {
  const found = await strapi.db.query(VERSIONS).findMany({
    select: ["number", "actor", "at"],
    where: { uid, entry: documentId },
    orderBy: { number: "desc" },
  });
  return found.map(({ number, actor, at }) => ({ number, actor, at }));
}

/** The newest one whose `number` meets the condition. */
export async function findVersion(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  number: object = { $notNull: true },
): Promise<Version | null> {
  return strapi.db.query(VERSIONS).findOne({ where: { uid, entry: documentId, number }, orderBy: { number: "desc" } });
}

export async function forgetVersions(strapi: Core.Strapi, uid: string, documentId: string): Promise<void> {
  await strapi.db.query(VERSIONS).deleteMany({ where: { uid, entry: documentId } });
}

const publisherOf = ({ updatedBy }: Row): string | null => updatedBy?.email ?? null;
