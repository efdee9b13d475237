import { createHash } from "node:crypto";
import { uidOf } from "@repo/contract/page/content-types";
import { wordsOf } from "@repo/contract/search/search";
import { isMissingTable } from "@repo/plugin-kit/server/database-errors";
import type { Core } from "@strapi/strapi";
import { KINDS, type SearchEntry, SOURCES, type Source } from "./search-kinds";
import { ENTRIES, FULL_TEXT, isPostgres, type Transaction } from "./search-tables";
import { completeVocabulary } from "./vocabulary";

/** Increase this when entries are stored differently: the next start then reads every entry again. */
const VERSION = 3;

const BATCH = 20;
const HASH_BITS = 31;

type Row = { id: number; documentId: string; updatedAt: string | Date };

/** Brings the index up to date with these documents, within the transaction of the change if there is one. */
export async function indexDocuments(strapi: Core.Strapi, kind: Source, documentIds: string[]): Promise<void> {
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    await lock(strapi, trx, kind, documentIds);
    const published = await readPublished(strapi, kind, documentIds);
    const stamps = new Map<string, string>(
      (await trx(ENTRIES).select("document_id", "stamp").where({ kind }).whereIn("document_id", documentIds)).map(
        ({ document_id, stamp }: { document_id: string; stamp: string }) => [document_id, stamp],
      ),
    );
    for (const documentId of documentIds) {
      const row = published.get(documentId);
      const entry = row && KINDS[kind].toEntry(row);
      if (!entry) {
        if (stamps.has(documentId)) await remove(strapi, trx, { kind, document_id: documentId });
        continue;
      }
      const stamp = KINDS[kind].isStamped ? stampOf(row) : digestOf(entry);
      if (stamps.get(documentId) === stamp) continue;
      await put(strapi, trx, { kind, documentId, stamp, ...entry });
    }
    onCommit(() => completeVocabulary(strapi));
  });
}

/** Indexes what is published but missing or outdated in the index, and removes what isn't published any more. */
export async function reconcile(strapi: Core.Strapi, kinds: readonly Source[] = SOURCES): Promise<void> {
  for (const kind of kinds) {
    const due = await listDiffering(strapi, kind);
    if (!due) {
      await strapi.db.transaction(({ trx }) => remove(strapi, trx, { kind }));
      continue;
    }
    for (let at = 0; at < due.length; at += BATCH) {
      if (strapi.config.get("server.draining")) return;
      await indexDocuments(strapi, kind, due.slice(at, at + BATCH));
      // SQLite's driver is synchronous: this pause lets requests in.
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }
}

/** Returns `null` while the table is missing. */
async function listDiffering(strapi: Core.Strapi, kind: Source): Promise<string[] | null> {
  const { type, isStamped } = KINDS[kind];
  const published: Row[] | null = await strapi.db
    .query(uidOf(type))
    .findMany({ select: ["id", "documentId", "updatedAt"], where: { publishedAt: { $notNull: true } } })
    .catch((error) => {
      if (isMissingTable(error)) return null;
      throw error;
    });
  if (!published) return null;
  const known: { document_id: string; stamp: string }[] = await strapi.db
    .connection(ENTRIES)
    .select("document_id", "stamp")
    .where({ kind });
  const stamps = new Map(known.map(({ document_id, stamp }) => [document_id, stamp]));
  const differing = published.filter((row) => !isStamped || stamps.get(row.documentId) !== stampOf(row));
  const there = new Set(published.map(({ documentId }) => documentId));
  const gone = known.flatMap(({ document_id }) => (there.has(document_id) ? [] : document_id));
  return [...new Set([...gone, ...differing.map(({ documentId }) => documentId)])].sort();
}

async function readPublished(strapi: Core.Strapi, kind: Source, documentIds: string[]) {
  const { type, populate } = KINDS[kind];
  const rows: (Row & Record<string, unknown>)[] = await strapi.db
    .query(uidOf(type))
    .findMany({ where: { documentId: { $in: documentIds }, publishedAt: { $notNull: true } }, populate });
  return new Map(rows.map((row) => [row.documentId, row]));
}

/** Makes the replica that reads an entry later also write it later. */
async function lock(strapi: Core.Strapi, trx: Transaction, kind: Source, documentIds: string[]): Promise<void> {
  if (!isPostgres(strapi)) return;
  for (const documentId of documentIds.toSorted()) {
    const hash = createHash("sha256").update(`${kind} ${documentId}`).digest().readUInt32BE() >>> (32 - HASH_BITS);
    await trx.raw("select pg_advisory_xact_lock(?, ?)", [LOCK, hash]);
  }
}

/** Any number that no other advisory lock uses. */
const LOCK = 1_337_000_004;

async function put(
  strapi: Core.Strapi,
  trx: Transaction,
  { documentId, title, summary, keywords, body, until, ...others }: Stored,
): Promise<void> {
  const titleWords = wordsOf(title);
  const headWords = wordsOf(`${summary}\n${keywords}`);
  const bodyWords = wordsOf(body);
  const row = {
    ...others,
    ...{ document_id: documentId, title, summary, keywords, body, until: until ?? null },
    is_known: 0,
    title_folded: [...titleWords].join(" "),
    head_folded: [...headWords].join(" "),
  };
  const vector = (words: Iterable<string>) => trx.raw("array_to_tsvector(?::text[])", [[...words]]);
  const [{ id }] = await trx(ENTRIES)
    .insert(
      isPostgres(strapi)
        ? {
            ...row,
            title_words: vector(titleWords),
            head_words: vector(new Set([...titleWords, ...headWords])),
            all_words: vector(new Set([...titleWords, ...headWords, ...bodyWords])),
          }
        : row,
    )
    .onConflict(["kind", "document_id"])
    .merge()
    .returning("id");
  if (!isPostgres(strapi)) {
    await trx.raw(`insert or replace into ${FULL_TEXT} (rowid, title, head, body) values (?, ?, ?, ?)`, [
      ...[id, row.title_folded, row.head_folded, [...bodyWords].join(" ")],
    ]);
  }
}

type Stored = SearchEntry & { kind: Source; documentId: string; stamp: string };

async function remove(strapi: Core.Strapi, trx: Transaction, which: object): Promise<void> {
  if (!isPostgres(strapi)) {
    await trx(FULL_TEXT).whereIn("rowid", trx(ENTRIES).select("id").where(which)).delete();
  }
  await trx(ENTRIES).where(which).delete();
}

const stampOf = ({ id, updatedAt }: Row) => `${VERSION}:${id}:${new Date(updatedAt).getTime()}`;

const digestOf = (entry: SearchEntry) =>
  `${VERSION}:${createHash("sha256").update(JSON.stringify(entry)).digest("base64url")}`;
