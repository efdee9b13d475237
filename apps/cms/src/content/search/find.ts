import { today } from "@repo/contract/job/job";
import { type PageType, uidOf } from "@repo/contract/page/content-types";
import {
  beginsWith,
  isPair,
  type MarkedText,
  markWords,
  queryWords,
  SEARCH_KINDS,
  type SearchAnswer,
  type SearchKind,
  spellingsOf,
  TEXT_PREFIX_MIN,
} from "@repo/contract/search/search";
import { cleanText } from "@repo/contract/text/text";
import type { Core } from "@strapi/strapi";
import { KINDS, kindOf, SOURCES, type Source } from "./search-kinds";
import { ENTRIES } from "./search-tables";
import { all, type Condition, counted, having, newest, type Place, read, type Visible } from "./statements";
import { listNearest } from "./vocabulary";

type Total = { kind: Source; total: number | string };
type Text = { id: number; body: string };
type Entry = {
  id: number;
  kind: Source;
  path: string;
  title: string;
  summary: string;
  title_folded: string;
  head_folded: string;
  rank: number | string;
};
type Rated = Entry & { points: number };
type Matches = { match: "all" | "some"; words: string[]; totals: Map<Source, number>; entries: Entry[] };

/** Number of entries of each kind that are compared with one another. */
const COMPARED = 30;
const NEAREST_TRIED = 3;
const SNIPPET_CHARACTERS = 180;
const BEFORE_HIT_CHARACTERS = 60;

const POINTS = {
  sameTitle: 40,
  titleBegins: 10,
  titleWord: 10,
  titleBeginning: 6,
  headWord: 4,
  headBeginning: 2,
};

type Asked = { q: string; limit: number; kind?: SearchKind | undefined };

/** Finds entries for a text as visitors type it. Returns them by kind, the best first. */
export async function find(strapi: Core.Strapi, { q, limit, kind }: Asked): Promise<SearchAnswer> {
  const words = queryWords(q);
  const sources = words.length > 0 ? await listVisible(strapi, kind) : [];
  const nothing: SearchAnswer = { match: "all", total: 0, groups: [] };
  if (sources.length === 0) return nothing;
  const visible = { kinds: sources, today: today() };
  const { corrected, ...matches } = await findCorrected(strapi, words, visible, Math.max(limit, COMPARED));
  if (matches.entries.length === 0) return nothing;

  const spellings = spellingsOf(matches.words);
  const shown = spellings.flat();
  const groups = SEARCH_KINDS.flatMap((kind) => {
    const entries = matches.entries
      .filter((entry) => kindOf(entry.kind) === kind)
      .map((entry) => rated(entry, spellings));
    if (entries.length === 0) return [];
    const total = sources.reduce((sum, each) => sum + (kindOf(each) === kind ? (matches.totals.get(each) ?? 0) : 0), 0);
    return { kind, total, entries: entries.sort(bestFirst).slice(0, limit) };
  }).sort((one, other) => (other.entries[0]?.points ?? 0) - (one.entries[0]?.points ?? 0));
  const bodies = await readBodies(
    strapi,
    groups.flatMap(({ entries }) => entries.map(({ id }) => id)),
  );
  return {
    ...(corrected && { corrected }),
    match: matches.match,
    total: groups.reduce((sum, { total }) => sum + total, 0),
    groups: groups.map(({ kind, total, entries }) => ({
      kind,
      total,
      hits: entries.map(({ id, path, title, summary }) => ({
        path,
        title: markWords(title, shown),
        text: snippet(summary, bodies.get(id) ?? "", shown),
      })),
    })),
  };
}

async function findCorrected(
  strapi: Core.Strapi,
  words: string[],
  visible: Visible,
  limit: number,
): Promise<Matches & { corrected?: string }> {
  const typed = await findMatches(strapi, words, visible, limit, "all");
  if (typed.entries.length > 0) return typed;
  const known: string[] = [];
  const meant: string[] = [];
  for (const word of words) {
    const right = (await isFound(strapi, word, visible)) ? word : await correct(strapi, word, visible);
    if (right) known.push(right);
    meant.push(right ?? word);
  }
  if (known.length === 0) return typed;
  const corrected = meant.every((word, at) => word === words[at]) ? undefined : meant.join(" ");
  const together = await findMatches(strapi, known, visible, limit, "all");
  const isWhole = known.length === words.length;
  if (together.entries.length > 0) return { ...together, match: isWhole ? "all" : "some", corrected };
  return { ...(await findMatches(strapi, known, visible, limit, "some")), corrected };
}

async function correct(strapi: Core.Strapi, word: string, visible: Visible): Promise<string | undefined> {
  const nearest = (await listNearest(strapi, word)).slice(0, NEAREST_TRIED);
  for (const near of nearest) if (await isFound(strapi, near, visible)) return near;
  return undefined;
}

async function isFound(strapi: Core.Strapi, word: string, visible: Visible): Promise<boolean> {
  const { sql, values } = all(having(strapi, [word], "all", "all"), visible);
  return (await read(strapi, { sql: `${sql} limit 1`, values })).length > 0;
}

async function findMatches(
  strapi: Core.Strapi,
  words: string[],
  visible: Visible,
  limit: number,
  match: "all" | "some",
): Promise<Matches> {
  const at = (place: Place) => having(strapi, words, place, match);
  const found = await read<Total>(strapi, counted(at("all"), visible));
  const totals = new Map(found.map(({ kind, total }) => [kind, Number(total)]));
  if (totals.size === 0) return { match, words, totals, entries: [] };
  const of = (isMany: boolean): Source[] =>
    found.flatMap(({ kind, total }) => (Number(total) > limit === isMany ? kind : []));
  const [few, many] = [of(false), of(true)];
  const ids: number[] = [];
  const collect = async (statement: Condition) => {
    const rows = await read<{ id: number }>(strapi, statement);
    ids.push(...rows.map(({ id }) => id));
    return rows.length;
  };
  if (few.length > 0) await collect(all(at("all"), { ...visible, kinds: few }));
  for (const kind of many) {
    // Entries with the words in the title are better, but may be older than the newest.
    for (const place of ["title", "head", "all"] as const) {
      if ((await collect(newest(at(place), { ...visible, kinds: [kind] }, limit))) === limit) break;
    }
  }
  const entries: Entry[] = await strapi.db
    .connection(ENTRIES)
    .select("id", "kind", "path", "title", "summary", "title_folded", "head_folded", "rank")
    .whereIn("id", [...new Set(ids)]);
  return { match, words, totals, entries };
}

function rated(entry: Entry, spellings: string[][]): Rated {
  const title = entry.title_folded.split(" ");
  const head = KINDS[entry.kind].isRatedByTitle ? [] : entry.head_folded.split(" ");
  const pointsOf = (word: string) => {
    if (title.includes(word)) return POINTS.titleWord;
    if (title.some((each) => beginsWith(each, word))) return POINTS.titleBeginning;
    if (head.includes(word)) return POINTS.headWord;
    return head.some((each) => beginsWith(each, word)) ? POINTS.headBeginning : 0;
  };
  const points = spellings.map((each) => Math.max(...each.map(pointsOf)));
  const words = spellings.map(([word = ""]) => word);
  const isSame = title.filter((word) => !isPair(word)).join(" ") === words.join(" ");
  const begins = words.every((word, at) => beginsWith(title[at] ?? "", word));
  const bonus = (isSame ? POINTS.sameTitle : 0) + (begins ? POINTS.titleBegins : 0);
  return { ...entry, points: points.reduce((sum, each) => sum + each, bonus) };
}

const bestFirst = (one: Rated, other: Rated) =>
  other.points - one.points || Number(other.rank) - Number(one.rank) || (one.path < other.path ? -1 : 1);

async function listVisible(strapi: Core.Strapi, only: SearchKind | undefined): Promise<Source[]> {
  const asked = SOURCES.filter((source) => !only || kindOf(source) === only);
  const pages = [...new Set(asked.flatMap((kind) => KINDS[kind].page ?? []))];
  if (pages.length === 0) return asked;
  const rows = await read<{ page: PageType }>(strapi, {
    sql: pages
      .map((page) => {
        const { tableName } = strapi.db.metadata.get(uidOf(page));
        return `select '${page}' as page where exists (select 1 from ${tableName} where published_at is not null)`;
      })
      .join(" union all "),
    values: [],
  });
  const published = new Set(rows.map(({ page }) => page));
  return asked.filter((kind) => {
    const { page } = KINDS[kind];
    return !page || published.has(page);
  });
}

async function readBodies(strapi: Core.Strapi, ids: number[]): Promise<Map<number, string>> {
  const rows: Text[] = await strapi.db.connection(ENTRIES).select("id", "body").whereIn("id", ids);
  return new Map(rows.map(({ id, body }) => [id, body]));
}

/** Returns the summary, unless only the body has one of the words: then the text around that word. */
function snippet(summary: string, body: string, words: string[]): MarkedText {
  const start = markWords(cut(summary, 0), words);
  if (start.some(({ hit }) => hit)) return start;
  const at = firstHit(body, words);
  return at === undefined ? start : markWords(cut(body, at), words);
}

/** Searches with an expression, which is fast in a long text. It doesn't find words written with accents. */
function firstHit(body: string, words: string[]): number | undefined {
  const terms = words.map((word) => {
    if (isPair(word)) return [...word].slice(1).join("\\s*");
    return word.length < TEXT_PREFIX_MIN ? `${word}(?![\\p{L}\\p{N}\\p{M}])` : word;
  });
  const match = new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])(?:${terms.join("|")})`, "iu").exec(body);
  return match?.index;
}

function cut(text: string, hit: number): string {
  const space = hit > BEFORE_HIT_CHARACTERS ? text.indexOf(" ", hit - BEFORE_HIT_CHARACTERS) : -1;
  const from = space >= 0 && space < hit ? space + 1 : hit > BEFORE_HIT_CHARACTERS ? hit : 0;
  const rest = text.slice(from).replace(/\s+/g, " ").trim();
  const end = rest.length > SNIPPET_CHARACTERS ? rest.lastIndexOf(" ", SNIPPET_CHARACTERS) : rest.length;
  const shown = cleanText(rest.slice(0, end > 0 ? end : SNIPPET_CHARACTERS));
  return `${from > 0 ? "… " : ""}${shown}${rest.length > shown.length ? " …" : ""}`;
}
