import type { IncomingMessage } from "node:http";
import fc from "fast-check";
import { RequestCookies } from "next/dist/compiled/@edge-runtime/cookies/index.js";
import { getCookieParser } from "next/dist/server/api-utils/get-cookie-parser";
import { expect, it } from "vitest";
import { withCookies } from "../server/cookies.ts";

const NAMES = ["__Host-preview", "__host-preview", "__prerender_bypass", "site-3000-preview", "a"];

const latin = fc.integer({ min: 0x20, max: 0xff }).filter((code) => code !== 0x7f);
const text = fc.string({ unit: latin.map((code) => String.fromCharCode(code)), maxLength: 4 });
const part = fc.constantFrom(...NAMES, ..."=;,\"' \t\\%\u00a0", "; ", "%20", "%3B", "%E0%A4", "%00", "$Version");
const header = fc
  .array(fc.oneof({ weight: 5, arbitrary: part }, { weight: 1, arbitrary: text }), { maxLength: 16 })
  // As Node.js hands it over.
  .map((parts) => parts.join("").replace(/^[ \t]+|[ \t]+$/g, ""));

const asNext = (cookie: string) => new RequestCookies(new Headers({ cookie }));

function readAndLeft(cookie: string, ...deleted: string[]) {
  const request = { headers: { cookie } } as IncomingMessage;
  const read = withCookies(request, (cookies) => {
    const values = NAMES.map((name) => cookies.get(name)?.value);
    cookies.delete(deleted);
    return values;
  });
  return { read, left: request.headers.cookie ?? "" };
}

it("a cookie has the value that Next.js reads, whatever the header is", () => {
  const examples: [string][] = [
    ["a=1; a=2"],
    ['a="1"'],
    ["a"],
    ["a=%E0%A4"],
    ["a=1;\ta=2"],
    [" a=1"],
    ["__HOST-preview=1"],
    ["a=1;a=2;;=; =3"],
    ["__proto__=1"],
  ];
  fc.assert(
    fc.property(header, (cookie) => {
      expect(readAndLeft(cookie).read).toEqual(NAMES.map((name) => asNext(cookie).get(name)?.value));
    }),
    { numRuns: 2_000, examples },
  );
});

it("every reader of the header that is left finds the same in it, and nothing that was taken out", () => {
  const examples: [string][] = [
    ["__prerender_bypass=1;__prerender_bypass=2"],
    ["__prerender_bypass=1; \t__prerender_bypass=2"],
    ["__prerender_bypass=1; \u00a0__prerender_bypass=2"],
    ["__prerender_bypass"],
    ['a="; __prerender_bypass=1"'],
  ];
  fc.assert(
    fc.property(header, (cookie) => {
      const { read, left } = readAndLeft(cookie, "__prerender_bypass");
      const kept = NAMES.map((name, index) => (name === "__prerender_bypass" ? undefined : read[index]));
      expect(NAMES.map((name) => asNext(left).get(name)?.value)).toEqual(kept);
      const parsed: Record<string, string | undefined> = getCookieParser({ cookie: left })();
      expect(NAMES.map((name) => parsed[name])).toEqual(kept);
    }),
    { numRuns: 2_000, examples },
  );
});
