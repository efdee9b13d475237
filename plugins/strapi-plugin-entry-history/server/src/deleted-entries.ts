import { namingOf } from "@repo/plugin-kit/server/naming";
import type { Core } from "@strapi/strapi";
import { contentTypes } from "@strapi/utils";
import { hiddenFields } from "./attributes";
import { type Content, contentOf, inverseOf, type Named, type Row, readRow, STATES, type State } from "./content";
import { optionsOf } from "./history-options";
import { forgetVersions } from "./versions";

export const DELETED = "plugin::entry-history.deleted-entry";

const DAY_MS = 24 * 60 * 60 * 1000;

export type Author = "createdBy" | "updatedBy";

export type KeptRow = {
  content: Content;
  inverse: Content;
  days: Record<string, string | null>;
  authors?: Record<Author, number | null>;
  hidden?: Record<string, unknown>;
};

export type DeletedEntry = Pick<Named, "uid"> & {
  id: number;
  entry: string;
  language: Named["locale"];
  name: string;
  rows: Partial<Record<State, KeptRow>>;
  actor: string | null;
  at: string;
};

export const namedBy = ({ uid, entry, language }: DeletedEntry): Named => ({
  uid,
  documentId: entry,
  locale: language,
});

/** Call this before the deletion, in its transaction. */
export async function keepDeleted(strapi: Core.Strapi, entry: Named, actor: string | null): Promise<void> {
  const { uid, documentId, locale } = entry;
  const rows: DeletedEntry["rows"] = {};
  const { nameOf } = await namingOf(strapi, uid);
  let name = "";
  for (const state of STATES) {
    const row = await readRow(strapi, entry, state);
    if (!row) continue;
    rows[state] = await keptRow(strapi, uid, row);
    name ||= nameOf(row);
  }
  if (Object.keys(rows).length === 0) return;
  await strapi.db
    .query(DELETED)
    .create({ data: { uid, entry: documentId, language: locale, name, rows, actor, at: new Date() } });
}

export const keptSince = (strapi: Core.Strapi) => new Date(Date.now() - keptMs(strapi));

export const keptUntil = (strapi: Core.Strapi, { at }: Pick<DeletedEntry, "at">) =>
  new Date(Date.parse(at) + keptMs(strapi));

/** Removes the kept entry, so that only one caller restores it. Call it in a transaction. @returns null for none. */
export async function takeDeleted(strapi: Core.Strapi, where: object): Promise<DeletedEntry | null> {
  const kept: DeletedEntry | null = await strapi.db.query(DELETED).findOne({ where });
  if (!kept) return null;
  const { count } = await strapi.db.query(DELETED).deleteMany({ where: { id: kept.id } });
  return count > 0 ? kept : null;
}

export async function forgetDeleted(strapi: Core.Strapi): Promise<void> {
  const old = { at: { $lte: keptSince(strapi) } };
  const entries: DeletedEntry[] = await strapi.db
    .query(DELETED)
    .findMany({ select: ["uid", "entry", "language"], where: old });
  await strapi.db.transaction(async () => {
    for (const entry of entries) await forgetVersions(strapi, namedBy(entry));
    await strapi.db.query(DELETED).deleteMany({ where: old });
  });
}

const keptMs = (strapi: Core.Strapi) => optionsOf(strapi).deletedDays * DAY_MS;

async function keptRow(strapi: Core.Strapi, uid: Named["uid"], row: Row): Promise<KeptRow> {
  return {
    content: await contentOf(strapi, uid, row),
    inverse: await inverseOf(strapi, uid, row),
    days: pick(row, [...contentTypes.getTimestamps(strapi.getModel(uid)), "publishedAt"]),
    authors: { createdBy: row.createdBy?.id ?? null, updatedBy: row.updatedBy?.id ?? null },
    hidden: pick(row, hiddenFields(strapi, uid)),
  };
}

const pick = (row: Row, names: string[]) =>
  Object.fromEntries(names.flatMap((name) => (name in row ? [[name, row[name]]] : [])));
