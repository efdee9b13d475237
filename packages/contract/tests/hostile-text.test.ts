import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { excerpt, metadataDescription, relatedPosts, tagSlug } from "../src/post/post";
import { toLines, toParagraphs, toTags } from "../src/text/lines";
import { cleanText } from "../src/text/text";

const hostile = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: "binary", maxLength: 300 }) },
  fc.array(fc.integer({ max: 0xffff, min: 0 }), { maxLength: 300 }).map((units) => String.fromCharCode(...units)),
  fc
    .array(
      fc.constantFrom(
        "\0",
        "\r",
        "\n",
        "\u2028",
        ",",
        "-",
        "•",
        "*",
        " ",
        "\u200b",
        "\u202e",
        "../",
        "%2F",
        "<",
        "İ",
        "ß",
        "ﬁ",
        "+",
        "#",
        "🚀",
        "\u0301",
        "x",
      ),
      { maxLength: 300 },
    )
    .map((parts) => parts.join("")),
);
const repeated = fc
  .tuple(hostile, fc.integer({ min: 1, max: 200 }))
  .map(([text, times]) => text.slice(0, 50).repeat(times));

const holds = (property: fc.IProperty<unknown>) => fc.assert(property, { numRuns: 1_000 });

describe("the address of any tag", () => {
  const tag = fc.oneof(hostile, repeated).filter((text) => text.trim() !== "");

  it("is there, short, made of letters, marks, digits and hyphens alone, and its own address", () => {
    holds(
      fc.property(tag, (text) => {
        const slug = tagSlug(text);
        expect(slug).toMatch(/^[\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u);
        expect(encodeURIComponent(slug).length).toBeLessThanOrEqual(150);
        expect(decodeURIComponent(encodeURIComponent(slug))).toBe(slug);
        expect(tagSlug(slug)).toBe(slug);
      }),
    );
  });

  it("is another one for long tags that begin alike", () => {
    const long = "x".repeat(1_000);
    expect(tagSlug(`${long} one`)).not.toBe(tagSlug(`${long} two`));
    expect(tagSlug("हिन्दी ".repeat(100))).not.toBe(tagSlug("हिन्दी ".repeat(101)));
  });
});

describe("any text", () => {
  it("is cleaned of what can't be said everywhere, once and for all", () => {
    holds(
      fc.property(hostile, (text) => {
        const clean = cleanText(text);
        expect(() => encodeURIComponent(clean)).not.toThrow();
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must be gone
        expect(clean).not.toMatch(/[\0-\x08\x0b-\x1f\x7f]/);
        expect(cleanText(clean)).toBe(clean);
      }),
    );
  });

  it("has a beginning and a description of bounded length, never half of a character", () => {
    holds(
      fc.property(fc.oneof(hostile, repeated), (text) => {
        for (const [part, most] of [
          [excerpt(text), 400],
          [metadataDescription(text), 160],
        ] as const) {
          expect(part.length).toBeLessThanOrEqual(most);
          expect(() => encodeURIComponent(part)).not.toThrow();
          expect(part).not.toContain("\0");
        }
      }),
    );
  });

  it("is split into lines, paragraphs and tags that are trimmed, not empty and lose no word", () => {
    const words = (text: string) => text.replace(/[\s,]+/g, "");
    holds(
      fc.property(hostile, (text) => {
        const clean = cleanText(text);
        for (const parts of [toLines(clean), toParagraphs(clean), toTags(clean)]) {
          for (const part of parts) expect(part).toBe(part.trim());
          expect(parts).not.toContain("");
        }
        for (const parts of [toParagraphs(clean), toTags(clean)]) expect(words(parts.join(" "))).toBe(words(clean));
        for (const line of toParagraphs(clean)) {
          const [item = ""] = toLines(line);
          expect(line.endsWith(item)).toBe(true);
          expect([...line.slice(0, line.length - item.length).trim()].length).toBeLessThanOrEqual("(10)".length);
        }
        for (const line of [...toLines(clean), ...toParagraphs(clean)]) expect(line).not.toMatch(/[\r\n]/);
        expect(toLines(toLines(clean).map((line) => `- ${line}`))).toEqual(toLines(clean));
      }),
    );
  });

  it("may be the tags of posts that are related", () => {
    const post = fc.record({ id: fc.uuid(), metaTags: hostile });
    holds(
      fc.property(fc.uniqueArray(post, { selector: ({ id }) => id, maxLength: 8 }), fc.nat(), (posts, at) => {
        const own = posts[at % Math.max(posts.length, 1)]?.id ?? "";
        const related = relatedPosts(own, posts, 3).map(({ id }) => id);
        expect(related).toHaveLength(Math.min(3, Math.max(posts.length - 1, 0)));
        expect(new Set([...related, own]).size).toBe(related.length + 1);
      }),
    );
  });
});
