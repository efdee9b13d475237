import { setTimeout } from "node:timers/promises";
import { company } from "@repo/brand";
import { type ContentTag, type ContentType, uidOf } from "@repo/contract/page/content-types";
import { isPair, isSmallWord, wordsOf } from "@repo/contract/search/search";
import { addressOf, type PageType } from "@repo/contract/site/addresses";
import { isMissingTable } from "@repo/plugin-kit/server/database-errors";
import type { Core } from "@strapi/strapi";
import MiniSearch from "minisearch";
import { withFirm } from "../company/firm-names";
import { KINDS, type SearchEntry, SOURCES, type Source } from "./search-kinds";

/** How soon a search notices what another replica or program has written. */
const CHECKED_EVERY_MS = 2_000;
/** How long a search waits for what is new. After the start of a CMS with thousands of articles, that is a while. */
const WAITED_MS = 2_000;
const BATCH = 5;
const LARGEST_LAST = SOURCES.toSorted(
  (one, other) => Number(KINDS[one].isStamped ?? 0) - Number(KINDS[other].isStamped ?? 0),
);
const TYPES = [...new Set(SOURCES.flatMap((kind) => [kind, ...KINDS[kind].dependsOn]))];

/** What is kept of an entry; its texts are read from the database when it is found. */
export type Stored = {
  kind: Source;
  documentId: string;
  path: string;
  rank: number;
  until: string | null;
  name: string;
  /** Pairs of words that may also be written as one, as `hashOf` makes them. */
  pairs: Int32Array;
};

type Field = "title" | "head" | "body";
type Document = Stored & { id: string } & Record<Field, string>;
type Row = { id: number; documentId: string; updatedAt: string | Date };
export type SearchIndex = MiniSearch<Document>;

const index: SearchIndex = new MiniSearch<Document>({
  fields: ["title", "head", "body"] satisfies Field[],
  storeFields: ["kind", "documentId", "path", "rank", "until", "name", "pairs"] satisfies (keyof Stored)[],
  tokenize: (words) => words.split(" "),
  // Without a copy, a long word would keep the whole text that it was cut from.
  processTerm: (word) => Buffer.from(word).toString(),
});
const stamps = new Map<string, Map<string, string>>(SOURCES.map((kind) => [kind, new Map<string, string>()]));
/** What the published rows of each type were when they were last looked through. */
const states = new Map<ContentType, string>();
let firmNames = "";
let checkedAt = Number.NEGATIVE_INFINITY;
let updating: Promise<void> | undefined;

/** Returns the index of what is published now. The first call fills it, later ones read what has changed. */
export async function currentIndex(strapi: Core.Strapi): Promise<SearchIndex> {
  const late = setTimeout(WAITED_MS, "late", { ref: false });
  while (updating || performance.now() - checkedAt >= CHECKED_EVERY_MS) {
    updating ??= update(strapi).finally(() => {
      updating = undefined;
    });
    if ((await Promise.race([updating, late])) === "late") break;
  }
  return index;
}

/** Lets the next search read these types. Call it after the transaction of the change. */
export function outdateSearchIndex(types: ContentTag[]): void {
  for (const type of types) states.delete(type as ContentType);
  checkedAt = Number.NEGATIVE_INFINITY;
}

/** Returns whether entries of this kind are indexed, which tells of a page whether it is published. */
export const isIndexed = (kind: Source | PageType) => stamps.get(kind)?.size !== 0;

export function hashOf(word: string): number {
  let hash = 0;
  for (const letter of word) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return hash;
}

export async function readEntries(
  strapi: Core.Strapi,
  kind: Source,
  documentIds: string[],
): Promise<Map<string, SearchEntry>> {
  const { populate, toEntry } = KINDS[kind];
  const rows: (Row & Record<string, unknown>)[] = await strapi.db
    .query(uidOf(kind))
    .findMany({ where: { documentId: { $in: documentIds }, publishedAt: { $notNull: true } }, populate });
  const entries = new Map<string, SearchEntry>();
  for (const row of rows) {
    const entry = toEntry(withFirm(row));
    if (entry) entries.set(row.documentId, { path: addressOf(kind, row as never), ...entry });
  }
  return entries;
}

async function update(strapi: Core.Strapi): Promise<void> {
  checkedAt = performance.now();
  readAnewForOtherNames();
  const found = await Promise.all(TYPES.map(async (type) => ({ type, state: await stateOf(strapi, type) })));
  const changed = found.filter(({ type, state }) => states.get(type) !== state);
  for (const { type, state } of changed) states.set(type, state);
  const types = new Set(changed.map(({ type }) => type));
  try {
    for (const kind of LARGEST_LAST) {
      if ([kind, ...KINDS[kind].dependsOn].some((type) => types.has(type))) await updateKind(strapi, kind);
    }
  } catch (error) {
    states.clear();
    throw error;
  }
}

/** Texts have the firm's names where `{firm}` is written. */
function readAnewForOtherNames(): void {
  const { name, shortName } = company();
  const names = JSON.stringify([name, shortName]);
  if (names === firmNames) return;
  firmNames = names;
  states.clear();
  for (const known of stamps.values()) for (const id of known.keys()) known.set(id, "");
}

async function stateOf(strapi: Core.Strapi, type: ContentType): Promise<string> {
  const { tableName } = strapi.db.metadata.get(uidOf(type));
  const rows = await orNone(
    strapi.db
      .connection(tableName)
      .whereNotNull("published_at")
      .count({ rows: "id" })
      .sum({ ids: "id" })
      .max({ last: "updated_at" }),
  );
  return JSON.stringify(rows);
}

async function updateKind(strapi: Core.Strapi, kind: Source): Promise<void> {
  const { isStamped } = KINDS[kind];
  const known = stamps.get(kind) ?? new Map<string, string>();
  const published: Row[] = await orNone(
    strapi.db
      .query(uidOf(kind))
      .findMany({ select: ["id", "documentId", "updatedAt"], where: { publishedAt: { $notNull: true } } }),
  );
  const current = new Map(published.map((row) => [row.documentId, `${row.id} ${new Date(row.updatedAt).getTime()}`]));
  for (const documentId of known.keys()) if (!current.has(documentId)) remove(kind, documentId);
  const due = [...current.keys()].filter((id) => !isStamped || known.get(id) !== current.get(id));
  for (let at = 0; at < due.length; at += BATCH) {
    if (strapi.config.get("server.draining")) return;
    const ids = due.slice(at, at + BATCH);
    const entries = await readEntries(strapi, kind, ids);
    for (const id of ids) remove(kind, id);
    await index.addAllAsync(
      [...entries].map(([documentId, entry]) => toDocument(kind, documentId, entry)),
      { chunkSize: BATCH },
    );
    for (const id of entries.keys()) known.set(id, current.get(id) ?? "");
  }
}

function remove(kind: Source, documentId: string): void {
  if (stamps.get(kind)?.delete(documentId)) index.discard(`${kind} ${documentId}`);
}

/** Each word stands only in the best of the fields, which also keeps the index small. */
function toDocument(kind: Source, documentId: string, entry: SearchEntry): Document {
  const { path, rank, until = null } = entry;
  const seen = new Set<string>();
  const newWords = (text: string) => [...wordsOf(text)].filter((word) => !seen.has(word) && seen.add(word));
  const title = joined(newWords(entry.title));
  const head = `${entry.summary}\n${entry.keywords}`;
  const { isRatedByTitle } = KINDS[kind];
  return {
    ...{ id: `${kind} ${documentId}`, kind, documentId, path, rank, until, name: title, title },
    head: isRatedByTitle ? "" : joined(newWords(head)),
    body: joined(newWords(isRatedByTitle ? `${head}\n${entry.body}` : entry.body).filter((word) => !isSmallWord(word))),
    pairs: Int32Array.from([...seen].filter(isPair), hashOf),
  };
}

const joined = (words: string[]) => words.filter((word) => !isPair(word)).join(" ");

/** Returns nothing while the table is missing. */
async function orNone<Row>(rows: PromiseLike<Row[]>): Promise<Row[]> {
  try {
    return await rows;
  } catch (error) {
    if (isMissingTable(error)) return [];
    throw error;
  }
}
