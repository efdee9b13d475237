import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Core } from "@strapi/strapi";
import type { Versions } from "./change";
import { type Content, contentOf, type Named, type Row, readRow } from "./content";
import { optionsOf } from "./history-options";

const VERSIONS = "plugin::entry-history.version";

export type Version = {
  number: number;
  content: Content;
  digest: string | null;
  actor: string | null;
  at: string;
  isDraft: boolean | null;
};

export const PUBLISHED = { isDraft: null };

type Publication = { actor: string | null; at: Date };

/** Keeps what visitors haven't seen. Call it in a transaction that locks the entry. @returns whether it is published */
export async function keepPublished(
  strapi: Core.Strapi,
  entry: Named,
  publication?: Publication & {
    /** True if visitors have not seen the entry before: then even the same content is a new version. */
    isNew?: boolean;
  },
): Promise<boolean> {
  const row = await readRow(strapi, entry, "published");
  if (!row) return false;
  const content = await contentOf(strapi, entry.uid, row);
  const newest = await findVersion(strapi, entry, PUBLISHED);
  if (newest && !publication?.isNew && isDeepStrictEqual(newest.content, content)) return true;
  const { actor, at } = publication ?? { actor: lastEditorOf(row), at: row.publishedAt };
  await add(strapi, entry, { content, actor, at });
  return true;
}

export async function keepDraft(strapi: Core.Strapi, entry: Named): Promise<void> {
  await keepPublished(strapi, entry);
  const row = await readRow(strapi, entry, "draft");
  if (!row) return;
  const content = await contentOf(strapi, entry.uid, row);
  const newest = await findVersion(strapi, entry);
  if (newest && isDeepStrictEqual(newest.content, content)) return;
  await add(strapi, entry, { content, actor: lastEditorOf(row), at: row.updatedAt, isDraft: true });
}

async function add(
  strapi: Core.Strapi,
  entry: Named,
  version: Publication & { content: Content; isDraft?: true },
): Promise<void> {
  const number = ((await findVersion(strapi, entry))?.number ?? 0) + 1;
  const versions = strapi.db.query(VERSIONS);
  await versions.create({ data: { ...keyOf(entry), ...version, number, digest: digestOf(version.content) } });
  await versions.deleteMany({ where: { ...keyOf(entry), number: { $lte: number - optionsOf(strapi).versions } } });
}

export async function listVersions(strapi: Core.Strapi, entry: Named): Promise<Versions> {
  const found: Version[] = await strapi.db.query(VERSIONS).findMany({
    select: ["number", "digest", "actor", "at", "isDraft"],
    where: keyOf(entry),
    orderBy: { number: "desc" },
  });
  const draft = await readRow(strapi, entry, "draft");
  const digest = draft && digestOf(await contentOf(strapi, entry.uid, draft));
  const newestWith = (wanted: string | null, from = 0) =>
    found.slice(from).find((version) => wanted !== null && version.digest === wanted)?.number ?? null;
  return {
    draft: newestWith(digest),
    versions: found.map(({ number, digest, actor, at, isDraft }, index) => ({
      number,
      actor,
      at,
      isDraft: isDraft === true,
      sameAs: newestWith(digest, index + 1),
    })),
  };
}

export async function findVersion(strapi: Core.Strapi, entry: Named, where: object = {}): Promise<Version | null> {
  return strapi.db.query(VERSIONS).findOne({ where: { ...keyOf(entry), ...where }, orderBy: { number: "desc" } });
}

export async function forgetVersions(strapi: Core.Strapi, entry: Named): Promise<void> {
  await strapi.db.query(VERSIONS).deleteMany({ where: keyOf(entry) });
}

const keyOf = ({ uid, documentId, locale }: Named) => ({ uid, entry: documentId, language: locale });

const digestOf = (content: Content) => createHash("sha256").update(JSON.stringify(content)).digest("hex");

const lastEditorOf = ({ updatedBy }: Row): string | null => updatedBy?.email ?? null;
