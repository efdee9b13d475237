import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldWord, markWords, QUERY_MAX_WORDS, queryWords, wordsOf } from "../src/search";

const marked = (text: string, ...words: string[]) =>
  markWords(text, words)
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join("");

describe("words", () => {
  it.each([
    ["Café CRÈME", ["cafe", "creme"]],
    ["C, C++ and C#", ["c", "cplusplus", "and", "csharp"]],
    ["Node.js", ["node", "js", "nodejs"]],
    ["E-Commerce/UX", ["e", "commerce", "ux", "ecommerce"]],
    ["हिन्दी में", ["हिन्दी", "में"]],
    ["24/7", ["24", "7"]],
    ["ﷺ ⑴ 😀", ["صلىاللهعليهوسلم", "1"]],
  ])("of %s", (text, words) => {
    expect([...wordsOf(text)]).toEqual(words);
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

describe("what is searched for", () => {
  it.each([
    ["  Cloud   cloud Migration ", ["cloud", "migration"]],
    ["the future of the cloud", ["future", "cloud"]],
    ["to be", ["be"]],
    ["for the", ["for", "the"]],
    ["e-commerce shops", ["ecommerce", "shops"]],
    ["node.js", ["node", "js"]],
    ['"DROP TABLE" NEAR(x) -- \' * OR title:', ["drop", "table", "near", "x", "title"]],
    ["😀 !!", []],
  ])("in %s", (query, words) => {
    expect(queryWords(query)).toEqual(words);
  });

  it("is at most eight words", () => {
    expect(queryWords("q w e r t y u i o p".replaceAll(" ", "1 "))).toHaveLength(QUERY_MAX_WORDS);
  });
});

describe("marks", () => {
  it.each([
    ["Cloud migration, clouds", ["cloud"], "[Cloud] migration, [clouds]"],
    ["A café in Node.js", ["cafe", "nodejs"], "A [café] in [Node.js]"],
    ["Our cobol", ["o"], "Our cobol"],
    ["Built in C++", ["cplusplus"], "Built in [C++]"],
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
