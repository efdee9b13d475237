import { isPair, PREFIX_MIN, type SearchKind, spellingsOf, TEXT_PREFIX_MIN } from "@repo/contract/search/search";
import { pageOf } from "@repo/contract/site/addresses";
import { today } from "@repo/time/company";
import type { Query, SearchResult } from "minisearch";
import { likeliest } from "./mistyped";
import { hashOf, isIndexed, type SearchIndex, type Stored } from "./search-index";
import { kindOf, SOURCES } from "./search-kinds";

/** Compared with a word of the body. */
const BOOSTS = { title: 10, head: 4 };
const SAME_TITLE = 4;
const TITLE_BEGINS = 1.5;
/** Neither the length of a text nor a repeated word makes an entry better. */
const PRESENCE = { k: 0, b: 0, d: 0 };

export type Hit = SearchResult & Stored;
type Search = (query: Query, words?: readonly string[]) => Hit[];
type Matches = { corrected?: string; missed?: string; match: "all" | "some"; words: string[]; hits: Hit[] };
type Options = { kind?: SearchKind | undefined; exact?: boolean };

/** Corrects words only if there is nothing with all of them as they are typed, and never in an exact search. */
export function findMatches(index: SearchIndex, words: string[], { kind, exact = false }: Options): Matches {
  const search = searchIn(index, kind);
  const typed = findAny(search, words);
  if (typed.whole.length > 0) return { match: "all", words, hits: typed.whole };
  const missed = words.filter((_, at) => !typed.isFound(at));
  if (exact) return { match: typed.hits.length > 0 ? "some" : "all", words, hits: typed.hits };
  const meant = words.map((word) => (missed.includes(word) ? likeliest(search, word) : word));
  const known = meant.filter((word) => word !== undefined);
  const corrected = meant.map((word, at) => word ?? words[at]).join(" ");
  const { hits, whole } =
    corrected === words.join(" ") && known.length === words.length ? typed : findAny(search, known);
  return {
    ...(corrected !== words.join(" ") && { corrected, missed: missed.join(" ") }),
    match: (whole.length > 0 && known.length === words.length) || known.length === 0 ? "all" : "some",
    words: known,
    hits: whole.length > 0 ? whole : hits,
  };
}

function findAny(search: Search, words: string[]) {
  const spellings = spellingsOf(words);
  const hits = search(
    { combineWith: "OR", queries: spellings.map((each, at) => queryOf(each, at === words.length - 1)) },
    words,
  );
  const has = ({ queryTerms, pairs }: Hit, at: number) =>
    spellings[at]?.some((word) => (isPair(word) ? pairs.includes(hashOf(word)) : queryTerms.includes(word)));
  return {
    hits,
    whole: hits.filter((hit) => words.every((_, at) => has(hit, at))),
    isFound: (at: number) => hits.some((hit) => has(hit, at)),
  };
}

/** Finds a word in any of its spellings, or a word that begins so. Many short beginnings would take too long. */
const queryOf = (spellings: string[], isLast: boolean): Query => ({
  combineWith: "OR",
  queries: spellings.flatMap((word): Query[] => {
    if (isPair(word)) return [pairQuery(word)];
    return [
      { queries: [word], fields: ["title", "head"], prefix: word.length >= PREFIX_MIN },
      { queries: [word], fields: ["body"], prefix: word.length >= (isLast ? TEXT_PREFIX_MIN : TEXT_PREFIX_MIN + 1) },
    ];
  }),
});

/** Finds two words that are searched for as one: entries with the first of them that have the pair. */
function pairQuery(pair: string): Query {
  const letters = [...pair].slice(1);
  const hash = hashOf(pair);
  return {
    combineWith: "OR",
    queries: letters.slice(1).map((_, at) => letters.slice(0, at + 1).join("")),
    boostDocument: (_id, _word, stored) => Number((stored as Stored).pairs.includes(hash)),
  };
}

function searchIn(index: SearchIndex, only: SearchKind | undefined): Search {
  const day = today();
  const visible = SOURCES.filter((source) => {
    // While a page is unpublished, its entries aren't found.
    const page = pageOf(source);
    return (!only || kindOf(source) === only) && (!page || isIndexed(page));
  });
  const kinds = new Set(visible);
  return (query, words = []) => {
    const typed = words.join(" ");
    return index.search(query, {
      boost: BOOSTS,
      bm25: PRESENCE,
      boostDocument: (_id, _word, stored) => {
        const { name } = stored as Stored;
        if (name === typed) return SAME_TITLE;
        return typed && name.startsWith(typed) ? TITLE_BEGINS : 1;
      },
      filter: ({ kind, until }) => kinds.has(kind) && (!until || until >= day),
    }) as Hit[];
  };
}
