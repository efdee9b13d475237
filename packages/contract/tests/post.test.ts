import { describe, expect, it } from "vitest";
import { excerpt, isPostId, metadataDescription, relatedPosts, tagSlug } from "../src/post/post";
import { cleanText } from "../src/text/text";

describe("the text of a post", () => {
  it("keeps everything that can be written, and one kind of line break", () => {
    const text = "Tab\t, 😀👩🏽‍💻, مرحبا\u202e, \u200b\u00ad, ]]> <b> \u{10ffff}";
    expect(cleanText(text)).toBe(text);
    expect(cleanText("a\r\nb\rc\nd\ve\ff\u0085g\u2028h\u2029i")).toBe("a\nb\nc\nd\ne\nf\ng\nh\ni");
  });

  it.each(["\u0000", "\u0008", "\u001f", "\u007f", "\ud800", "\udc00", "\ufffe", "\uffff"])(
    "loses %j, which XML or a database refuses",
    (character) => expect(cleanText(`a${character}b`)).toBe("ab"),
  );

  it("is described by its first 160 characters, and never by half of one", () => {
    expect(metadataDescription("0123456789".repeat(20))).toBe("0123456789".repeat(16));
    expect(metadataDescription(`${"x".repeat(159)}😀`)).toBe("x".repeat(159));
    expect(metadataDescription(`A\r\n${"x".repeat(200)}`)).toBe(`A\n${"x".repeat(158)}`);
  });

  it("begins on one line", () => {
    expect(excerpt(" One\n\n two\tthree ")).toBe("One two three");
    expect(excerpt("word ".repeat(1_000)).length).toBeLessThanOrEqual(400);
  });
});

describe("the address of a tag", () => {
  it.each([
    ["UI/UX Design", "ui-ux-design"],
    ["  SEO  ", "seo"],
    ["C", "c"],
    ["C++", "c-plus-plus"],
    ["C#", "c-sharp"],
    [".NET", "dot-net"],
    ["ASP.NET", "asp-net"],
    ["NET", "net"],
    ["हिन्दी ब्लॉग", "हिन्दी-ब्लॉग"],
    ["Ａｌｐｈａ", "alpha"],
    ["🚀", "1f680"],
    ["<script>", "script"],
  ])("of %j is %j", (tag, slug) => {
    expect(tagSlug(tag)).toBe(slug);
    expect(tagSlug(slug)).toBe(slug);
  });
});

it.each([
  ["11111111-2222-4333-8444-555555555555", true],
  ["11111111-2222-4333-8444-55555555555", false],
  ["11111111-2222-4333-8444-55555555555Z", false],
  ["x11111111-2222-4333-8444-555555555555", false],
  ["", false],
])("%j as the id of a post: %j", (text, expected) => {
  expect(isPostId(text)).toBe(expected);
});

it("relatives are those that share most tags, then the first of the list", () => {
  const post = (id: string, metaTags: string) => ({ id, metaTags });
  const posts = [post("new", ""), post("own", "A, B, C"), post("one", "a"), post("two", "b, C "), post("none", "D")];
  expect(relatedPosts("own", posts, 3).map(({ id }) => id)).toEqual(["two", "one", "new"]);
  expect(relatedPosts("new", posts, 2).map(({ id }) => id)).toEqual(["own", "one"]);
  expect(relatedPosts("gone", posts, 9).map(({ id }) => id)).toEqual(["new", "own", "one", "two", "none"]);
});
