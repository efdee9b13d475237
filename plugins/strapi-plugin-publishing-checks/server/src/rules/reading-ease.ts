import { flesch } from "flesch";
import { syllable } from "syllable";
import type { Entry, Found, Rule } from "../types";

/** Below it, a text is for graduates: Rudolf Flesch, "A new readability yardstick", 1948. */
const VERY_DIFFICULT = 30;
/** The score of a shorter text means little. */
const WORDS = 80;
/** Only the beginning of a longer text is read, and only so much of all texts together. */
const CHARACTERS = 20_000;
const TOTAL_CHARACTERS = 100_000;

const segments = (granularity: "sentence" | "word") => new Intl.Segmenter("en", { granularity });

export const readingEase: Rule = {
  name: "reading-ease",
  title: "Reading ease",
  explanation: "A long text has long sentences and words (Flesch reading ease, for English).",
  level: "advice",
  check: hardTexts,
};

function hardTexts({ texts }: Entry): Found[] {
  let left = TOTAL_CHARACTERS;
  return texts.flatMap((part) => {
    const beginning = part.value.slice(0, Math.min(CHARACTERS, left));
    left -= beginning.length;
    const ease = easeOf(beginning);
    if (ease === undefined || ease >= VERY_DIFFICULT) return [];
    const message = `Hard to read: ${Math.max(0, Math.round(ease))} of 100, where 60 is plain English. Shorter sentences and words help.`;
    return [{ part, message }];
  });
}

function easeOf(text: string): number | undefined {
  const words = [...segments("word").segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
  if (words.length < WORDS) return undefined;
  // Lists and headings end without a full stop.
  const lines = text.split(/\n+/).flatMap((line) => [...segments("sentence").segment(line)]);
  const sentence = lines.filter(({ segment }) => /\p{L}/u.test(segment)).length;
  return flesch({ sentence, word: words.length, syllable: words.reduce((sum, word) => sum + syllable(word), 0) });
}
