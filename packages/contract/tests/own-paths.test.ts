import { expectInProportion } from "@repo/testing/effort";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PAGE_PATHS } from "../src/site/addresses";
import { isOwn, plainPath } from "../src/site/own-paths";

const OWN = [
  ...Object.values(PAGE_PATHS),
  "/robots.txt",
  "/sitemap.xml",
  "/manifest.webmanifest",
  "/favicon.ico",
  "/icon.svg",
  "/admin",
  "/admin-login",
  "/blog/admin/login",
  "/blog/feed.xml",
  "/work/feed.xml",
  "/careers/feed.xml",
  "/careers/feed.json",
  "/blog/page/2",
  "/blog/tags/react/2",
  "/blog/authors/ada-brass/2",
  "/careers/page/2",
  "/api/health",
  "/media/640/picture.webp",
  "/social/1/about.png",
  "/_next/image",
  "/.well-known/security.txt",
];

const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16).padStart(2, "0")}`;

const SPELLINGS: ((letter: string) => string)[] = [
  (letter) => letter.toUpperCase(),
  hex,
  (letter) => hex(letter).toUpperCase(),
  (letter) => hex(letter).replace("%", "%25"),
  (letter) => hex(letter.toUpperCase()),
  (letter) => (letter === "/" ? letter : String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  (letter) => (letter === "/" ? "//" : `${letter}%E2%80%8B`),
  (letter) => (letter === "/" ? "/./" : `${letter}\u00ad`),
  (letter) => (letter === "/" ? "/nothing/../" : letter),
  (letter) => (letter === "/" ? "/nothing/%2E%2e/" : letter),
  (letter) => (letter === "/" ? "\\" : letter),
  (letter) => (letter === "/" ? "/%20" : letter),
  (letter) => (letter === "/" ? ";v=1/" : letter),
];
const ENDS = ["", "/", "//", "/.", ";a=1", ";", "?a=1", "#a", "%3Fa", "%23", "%00", "%20", "%2F", "\\"];

/** Returns the path that a browser would request from the site, or undefined for another site's address. */
function pathOf(address: string): string | undefined {
  const site = "https://site.invalid";
  if (!URL.canParse(address, site)) return undefined;
  const { origin, pathname } = new URL(address, site);
  return origin === site ? pathname : undefined;
}

const spelled = fc
  .constantFrom(...OWN)
  .chain((own) =>
    fc
      .tuple(
        fc.tuple(
          ...[...own].map((letter) =>
            fc.oneof(
              { weight: 3, arbitrary: fc.constant(letter) },
              { weight: 1, arbitrary: fc.constantFrom(...SPELLINGS).map((spell) => spell(letter)) },
            ),
          ),
        ),
        fc.constantFrom(...ENDS),
      )
      .map(([letters, end]) => letters.join("") + end),
  );

describe("an address of the site itself", () => {
  it("is known, and what is below it", () => {
    for (const own of OWN) expect(isOwn(own), own).toBe(true);
    for (const below of ["/admin/old", "/robots.txt/old", "/api/old"]) expect(isOwn(below), below).toBe(true);
  });

  it.each(["/ADMIN", "/%61dmin", "/%2561dmin", "/robots%2Etxt", "/Robots.txt/", "/api;v=1/health", "/x/../admin"])(
    "is known as %s too",
    (path) => expect(isOwn(path)).toBe(true),
  );

  it("is known in every spelling that is a path of the site", () => {
    fc.assert(
      fc.property(spelled, (address) => {
        const path = pathOf(address);
        fc.pre(path !== undefined);
        expect(isOwn(path), address).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it("is none that only begins like it", () => {
    for (const path of ["/admin-guide", "/media-kit", "/social-responsibility", "/careers/page", "/about-us.html"]) {
      expect(isOwn(path), path).toBe(false);
    }
  });

  it.each(["%25", "25", "/../", "/;", "\u00ad", "%2525"])(
    "takes no longer to be known than it is long, of %j",
    { tags: ["full"] },
    (piece) => expectInProportion(piece, 100_000, (length) => plainPath(`/%${piece.repeat(length)}`)),
  );
});
