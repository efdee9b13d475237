import { foldText } from "./fold";

export const SEARCH_KINDS = [
  "service",
  "case-study",
  "industry",
  "page",
  "job",
  "blog-post",
  "author",
  "technology",
] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Consecutive parts of a text. `hit` marks those where a searched word begins. */
export type MarkedText = { text: string; hit?: true }[];

export type SearchHit = { path: string; title: MarkedText; text: MarkedText };

export type SearchAnswer = {
  /** The corrected query, if a word was found only after correction, and the words that nothing has. */
  corrected?: string;
  missed?: string;
  /** Whether the hits contain all the words, or only some. */
  match: "all" | "some";
  total: number;
  groups: { kind: SearchKind; total: number; hits: SearchHit[] }[];
};

export const QUERY_MAX_CHARACTERS = 100;
export const QUERY_MAX_WORDS = 8;
export const HITS_PER_GROUP = 5;
export const HITS_MAX = 50;

/** Shorter beginnings would match nearly every text. */
export const PREFIX_MIN = 2;
export const TEXT_PREFIX_MIN = 3;

const WORD_MAX = 40;
const BEFORE_HIT_MAX = 40;
const PLAIN = /^[a-zA-Z0-9]+$/;
/** A word may contain soft hyphens and other invisible characters. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad\u200c-\u200f\u2060\ufeff]*(?:[+#]+(?![\p{L}\p{N}]))?/gu;
const COMPOUND =
  /(?<![\p{L}\p{N}\p{M}\u00ad])[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad]*(?:[-.'’][\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad]*)+/gu;
const NUMBERS = /(?<![\p{L}\p{N}])\p{Nd}+\s?[x×/]\s?\p{Nd}+(?![\p{L}\p{N}])/giu;
/** The prefix of two words that may also be written as one. No keyboard has this letter. */
const PAIR = "ˈ";
const PAIR_MIN = 3;
const SMALL_WORDS = new Set(
  `a about after all also an and any are as at because been before between both but by can could did do does each for from
had has have he her here his how if in into is it its may more most must no not of on only or other our over same she
should so some such than that the their them then there these they this those to was we were what when where which while
who will with would you your`.split(/\s/),
);

type Token = { word: string; from: number; to: number };

export function foldWord(written: string): string {
  // Most words are plain, and this takes a tenth of the time.
  if (PLAIN.test(written)) return written.slice(0, WORD_MAX).toLowerCase();
  const folded = foldText(written)
    .replaceAll("+", "plus")
    .replaceAll("#", "sharp")
    .replace(/[^\p{L}\p{N}\p{M}]/gu, "");
  return [...folded].slice(0, WORD_MAX).join("");
}

function tokensOf(text: string): Token[] {
  const tokens = (pattern: RegExp, fold = foldWord): Token[] =>
    Array.from(text.matchAll(pattern), ({ 0: written, index }) => ({
      word: fold(written),
      from: index,
      to: index + written.length,
    })).filter(({ word }) => word);
  const words = tokens(WORD);
  const pairs = words.flatMap((word, at) => pairOf(text, words[at - 1], word));
  return [...words, ...tokens(COMPOUND), ...tokens(NUMBERS, digitsOf), ...pairs];
}

const digitsOf = (written: string) => foldWord(written.replace(/\P{Nd}/gu, ""));

function pairOf(text: string, before: Token | undefined, { word, from, to }: Token): Token[] {
  if (!before || SMALL_WORDS.has(before.word) || SMALL_WORDS.has(word)) return [];
  if (before.word.length + word.length >= WORD_MAX || !/^\s+$/.test(text.slice(before.to, from))) return [];
  return [{ word: PAIR + foldWord(before.word + word), from: before.from, to }];
}

export const isPair = (word: string) => word.startsWith(PAIR);

export const isSmallWord = (word: string) => SMALL_WORDS.has(word);

export function spellingsOf(words: readonly string[]): string[][] {
  return words.map((word, at) => [
    word,
    ...(at > 0 ? [foldWord(words[at - 1] + word)] : []),
    ...(at + 1 < words.length ? [foldWord(word + words[at + 1])] : []),
    ...(word.length >= PAIR_MIN && word.length < WORD_MAX && !isPair(word) ? [PAIR + word] : []),
  ]);
}

export function wordsOf(text: string): Set<string> {
  return new Set(tokensOf(text).map(({ word }) => word));
}

/** Returns at most eight different words. Small words such as "the" count only if there are no others. */
export function queryWords(query: string): string[] {
  const text = query.slice(0, QUERY_MAX_CHARACTERS);
  // The "e" of "e-commerce" is in too many texts.
  const joined = text.replace(COMPOUND, (compound) =>
    compound.split(/[-.'’]/).some((part) => part.length === 1) ? foldWord(compound) : compound,
  );
  const whole = joined.replace(NUMBERS, digitsOf);
  const words = [...new Set(Array.from(whole.matchAll(WORD), ([written]) => foldWord(written)).filter(Boolean))];
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  return (telling.length > 0 ? telling : words).slice(0, QUERY_MAX_WORDS);
}

function beginsWith(word: string, typed: string, prefixMin = PREFIX_MIN): boolean {
  return word === typed || (typed.length >= prefixMin && word.startsWith(typed));
}

export function markWords(text: string, words: readonly string[]): MarkedText {
  const hits = tokensOf(text)
    .filter(({ word }) => words.some((typed) => beginsWith(word, typed)))
    .sort((one, other) => one.from - other.from);
  const parts: MarkedText = [];
  let at = 0;
  for (const { from, to } of hits) {
    if (from < at) continue;
    if (from > at) parts.push({ text: text.slice(at, from) });
    parts.push({ text: text.slice(from, to), hit: true });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

export function lineWithHit(text: MarkedText): MarkedText {
  const at = text.findIndex(({ hit }) => hit);
  if (at < 0) return [];
  const before = text
    .slice(0, at)
    .map((part) => part.text)
    .join("");
  if (before.length <= BEFORE_HIT_MAX) return text;
  const space = before.indexOf(" ", before.length - BEFORE_HIT_MAX);
  return [{ text: `… ${space < 0 ? "" : before.slice(space + 1)}` }, ...text.slice(at)];
}
