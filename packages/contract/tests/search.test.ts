import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  foldWord,
  isPair,
  lineWithHit,
  markWords,
  QUERY_MAX_WORDS,
  queryWords,
  spellingsOf,
  wordsOf,
} from "../src/search/search";

const marked = (text: string, ...words: string[]) =>
  markWords(text, spellingsOf(words).flat())
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join("");

const shared = (text: string, query: string) => {
  const words = [...wordsOf(text)];
  return spellingsOf(queryWords(query)).every((spellings) => spellings.some((typed) => words.includes(typed)));
};

describe("words", () => {
  it.each([
    ["Café CRÈME", ["cafe", "creme"]],
    ["C, C++ and C#", ["c", "cplusplus", "and", "csharp"]],
    ["Node.js", ["node", "js", "nodejs"]],
    ["E-Commerce/UX", ["e", "commerce", "ux", "ecommerce"]],
    ["हिन्दी में", ["हिन्दी", "में"]],
    ["24/7", ["24", "7", "247"]],
    ["Łódź, Øresund, Æther, Đà Nẵng, Straße, ışık", ["lodz", "oresund", "aether", "da", "nang", "strasse", "isik"]],
    ["health\u00adcare, in\u200dside", ["healthcare", "inside"]],
    ["مُحَمَّد, שָׁלוֹם, ज़रूरत", ["محمد", "שלום", "जरूरत"]],
    ["ﷺ ⑴ 😀", ["صلىاللهعليهوسلم", "1"]],
  ])("of %s", (text, words) => {
    expect([...wordsOf(text)].filter((word) => !isPair(word))).toEqual(words);
  });

  it("hold nothing that a database would split or read as syntax", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        for (const word of [...wordsOf(text), ...queryWords(text)]) {
          expect(word).toMatch(/^[\p{L}\p{N}\p{M}]{1,40}$/u);
          expect(foldWord(word)).toBe(word);
        }
      }),
    );
  });
});

describe("one word or two is the same", () => {
  it.each([
    ["healthcare", "health care"],
    ["fullstack", "full stack", "full-stack"],
    ["realestate", "real estate"],
    ["24x7", "247", "24/7", "24 x 7", "24×7"],
    ["ecommerce", "e-commerce", "e commerce"],
  ])("%s", (...spellings) => {
    for (const text of spellings) {
      for (const query of spellings) expect(shared(`Our ${text} jobs`, query), `${text}: ${query}`).toBe(true);
    }
  });

  it("but not where a sentence or a small word lies between", () => {
    expect(shared("Your health. Care matters", "healthcare")).toBe(false);
    expect(shared("Care of the elderly", "carethe")).toBe(false);
    expect(shared("The health of care", "healthcare")).toBe(false);
  });
});

describe("what is searched for", () => {
  it.each([
    ["  Cloud   cloud Migration ", ["cloud", "migration"]],
    ["the future of the cloud", ["future", "cloud"]],
    ["to be", ["be"]],
    ["for the", ["for", "the"]],
    ["e-commerce shops", ["ecommerce", "shops"]],
    ["node.js", ["node", "js"]],
    ["24x7 support", ["247", "support"]],
    ['"DROP TABLE" NEAR(x) -- \' * OR title:', ["drop", "table", "near", "x", "title"]],
    ["😀 !!", []],
  ])("in %s", (query, words) => {
    expect(queryWords(query)).toEqual(words);
  });

  it("is at most eight words", () => {
    expect(queryWords("q w e r t y u i o p".replaceAll(" ", "1 "))).toHaveLength(QUERY_MAX_WORDS);
  });
});

describe("a line with a hit", () => {
  const line = (text: string) =>
    lineWithHit(markWords(text, ["cloud"]))
      .map((part) => part.text)
      .join("");

  it("begins shortly before the hit, at a word, and is whole where the hit is near", () => {
    expect(line("We move to the cloud, and back.")).toBe("We move to the cloud, and back.");
    expect(line(`${"One more word of many. ".repeat(6)}Then the cloud, and back.`)).toBe(
      "… many. One more word of many. Then the cloud, and back.",
    );
  });

  it("is none without a hit", () => {
    expect(line("Nothing of that here.")).toBe("");
  });
});

describe("marks", () => {
  it.each([
    ["Cloud migration, clouds", ["cloud"], "[Cloud] migration, [clouds]"],
    ["A café in Node.js", ["cafe", "nodejs"], "A [café] in [Node.js]"],
    ["Our cobol", ["o"], "Our cobol"],
    ["Built in C++", ["cplusplus"], "Built in [C++]"],
    ["Of health care", ["healthcare"], "Of [health care]"],
    ["Of healthcare", ["health", "care"], "Of [healthcare]"],
    ["", ["x"], ""],
  ])("in %s", (text, words, shown) => {
    expect(marked(text, ...words)).toBe(shown);
  });

  it("leave the text as it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.array(fc.string()), (text, queries) => {
        const parts = markWords(text, queries.flatMap(queryWords));
        expect(parts.map((part) => part.text).join("")).toBe(text);
      }),
    );
  });
});
