import { globSync } from "node:fs";
import { afterEach, beforeAll, expect, it } from "vitest";
import { type ContentCms, idOf } from "../content-cms";
import type { Site } from "../site";
import { renderedSite } from "./shared-sites";

/** Programs that show a shared page read so much of it, and some ask for it by a name that Next.js knows. */
const READ_BYTES = 16_384;
const SLACK = { "user-agent": "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)" };

const METADATA = /<title>|<meta (?:name="(?:description|twitter:)|property="og:)|<link rel="canonical"/g;

const NAMES: Record<string, string> = { "[page]": "pages-path", "[id]": idOf(0), "[tag]": "one" };
const addresses = globSync("src/app/**/page.tsx").map((file) =>
  file.replace(/^src\/app|\/\([^)]+\)|\/page\.tsx$/g, "").replace(/\[\w+\]/g, (name) => NAMES[name] ?? "slug-0"),
);

let cms: ContentCms;
let site: Site;

beforeAll(async () => {
  ({ cms, site } = await renderedSite());
});
afterEach(() => cms.reset());

async function expectFirst(address: string): Promise<void> {
  const read = async () => (await fetch(site.url + address, { headers: SLACK })).text();
  const opening = /^<!DOCTYPE html><html [^>]*><head><meta charSet="utf-8"\/><meta name="viewport" [^>]*><title>/;
  // For a moment after a page could not be rendered, as in another file's test, none is.
  await expect.poll(read).toMatch(opening);
  const html = await read();
  const places = Array.from(html.matchAll(METADATA), ({ index }) => index);
  expect(places.length).toBeGreaterThan(1);
  expect(Buffer.byteLength(html.slice(0, places.at(-1)))).toBeLessThan(READ_BYTES);
}

it.each([...addresses, "/blog/no-such-article", "/services/no-such-service", "/applications/no-such-key"])(
  "%s says what it is directly behind charset and viewport",
  expectFirst,
);

it("a program that shows a shared page gets it from the cache", async () => {
  await fetch(`${site.url}/about`);
  const { headers } = await fetch(`${site.url}/about`, { headers: SLACK });
  expect(headers.get("x-nextjs-cache")).toBe("HIT");
});

it("an editor's own picture is shared as soon as it is there, and no other file", async () => {
  const typeOf = async (name: string) => {
    const { status, headers } = await fetch(`${site.url}/social/picture/${name}.jpg`);
    return status === 200 ? headers.get("content-type") : status;
  };
  cms.status.uploads = 404;
  expect(await typeOf("own.webp")).toBe(404);
  cms.status.uploads = 200;
  expect(await typeOf("own.webp")).toBe("image/jpeg");
  expect(await typeOf("own.pdf")).toBe(404);
});
