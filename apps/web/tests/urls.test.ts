import fc from "fast-check";
import { expect, it } from "vitest";
import { isNonCanonicalPicture } from "../server/pictures/addresses.ts";
import type { Middleware } from "../server/request/middleware.ts";
import { checkUrl } from "../server/steps/urls.ts";

it.each(["/media/640/a_1.webp", "/media/64/_b-2.svg", "/media/a_1.webp"])("a picture has the address %s", (url) => {
  expect(isNonCanonicalPicture(url)).toBe(false);
});

it.each([
  "/media/00640/a.webp",
  "/media/640.0/a.webp",
  "/media/641/a.webp",
  "/media/640/a.webp?",
  "/media/640/a.webp?1",
  "/media/a.webp?w=640",
  "/media/640/a.webp/",
  "/media//640/a.webp",
  "//media/640/a.webp",
  "\\media\\640\\a.webp",
  "/MEDIA/640/a.webp",
  "/Media/a.webp",
  "/media/%36%340/a.webp",
  "/%6dedia/640/a.webp",
  "/media%2f640%2fa.webp",
  "/media/640/%61.webp",
  "/blog/../media/640/a.webp",
  "/blog/%2e%2e/media/640/a.webp",
  "/media/640/..a",
  "/media/any/a.webp",
  "http://elsewhere/media/640/a.webp",
  "/_next/image?url=/media/a.webp&w=640&q=70",
  "/_next/image?w=640&q=70&url=%2Fmedia%2Fa.webp",
  "/_NEXT/image",
  "/_next/images",
])("%s is none", (url) => {
  expect(isNonCanonicalPicture(url)).toBe(true);
});

it.each([
  "/",
  "/media",
  "/media/",
  "/media/a/b/c",
  "/blog/media/a.webp",
  "/_next/static/media/a.woff2",
  "*",
  "http://[",
])("%s is not a picture's business", (url) => expect(isNonCanonicalPicture(url)).toBe(false));

it("answers whatever is asked for", () => {
  const piece = fc.constantFrom(
    ..."/\\.%?#:@[]&=aM0 \u2028é",
    "media",
    "%2e",
    "%2f",
    "640",
    "..",
    "http:",
    "_next/image",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const url = pieces.join("");
      if (!URL.canParse(url, "http://site")) return;
      try {
        decodeURI(url);
      } catch {
        return;
      }
      isNonCanonicalPicture(url);
    }),
    { numRuns: 5_000 },
  );
});

it.each([
  [`/services/${"ä".repeat(255)}`, undefined],
  [`/services/${"a".repeat(10_001)}`, 414],
  [`/blog/tags/${"%E0%A4%85".repeat(1_000)}?page=2`, 414],
  [`/about?q=${"a".repeat(6_000)}`, undefined],
  [`//about?q=${"a".repeat(7_000)}`, 414],
  [`//about?${"[]=1&".repeat(600)}`, 414],
  ["/services/%E0%A4%A", 400],
  ["http://other.example/about", 400],
  ["*", 400],
])("an address that is longer than any page has, or can't be read, is refused: %.40s", (address, status) => {
  const answered: { status?: number; isPassed?: boolean } = {};
  const response = { writeHead: (status: number) => Object.assign(answered, { status }), end: () => {} };
  const [request, next] = [
    { url: encodeURI(address).replaceAll("%25", "%"), method: "GET" },
    () => (answered.isPassed = true),
  ];
  checkUrl(...([request, response, next] as unknown as Parameters<Middleware>));
  expect(answered).toEqual(status ? { status } : { isPassed: true });
});
