import {
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
import { findMatches, type Hit } from "./matches";
import { currentIndex, readEntries } from "./search-index";
import { kindOf, SOURCES } from "./search-kinds";

const SNIPPET_CHARACTERS = 180;
const BEFORE_HIT_CHARACTERS = 60;

type Asked = { q: string; limit: number; kind?: SearchKind | undefined; exact?: boolean };

/** Finds entries for a text as visitors type it. Returns them by kind, the best first. */
export async function find(strapi: Core.Strapi, { q, limit, ...options }: Asked): Promise<SearchAnswer> {
  const words = queryWords(q);
  if (words.length === 0) return { match: "all", total: 0, groups: [] };
  const { words: meant, hits, ...told } = findMatches(await currentIndex(strapi), words, options);
  hits.sort(bestFirst);
  const found = SEARCH_KINDS.flatMap((kind) => {
    const ofKind = hits.filter((hit) => kindOf(hit.kind) === kind);
    return ofKind.length > 0 ? { kind, total: ofKind.length, hits: ofKind.slice(0, limit) } : [];
  }).sort((one, other) => (other.hits[0]?.score ?? 0) - (one.hits[0]?.score ?? 0));

  const entries = await readHits(
    strapi,
    found.flatMap((group) => group.hits),
  );
  const shown = spellingsOf(meant).flat();
  return {
    ...told,
    total: hits.length,
    groups: found.map(({ kind, total, hits }) => ({
      kind,
      total,
      hits: hits.flatMap(({ id }) => {
        const entry = entries.get(id);
        if (!entry) return [];
        const { path, title, summary, body } = entry;
        return { path, title: markWords(title, shown), text: snippet(summary, body, shown) };
      }),
    })),
  };
}

const bestFirst = (one: Hit, other: Hit) =>
  other.score - one.score || other.rank - one.rank || (one.path < other.path ? -1 : 1);

async function readHits(strapi: Core.Strapi, hits: Hit[]) {
  const read = SOURCES.map(async (source) => {
    const ids = hits.flatMap(({ kind, documentId }) => (kind === source ? documentId : []));
    if (ids.length === 0) return [];
    const entries = await readEntries(strapi, source, ids);
    return [...entries].map(([id, entry]) => [`${source} ${id}`, entry] as const);
  });
  return new Map((await Promise.all(read)).flat());
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
