import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { ownPath, refuseForeignOrigin } from "@/app/api/_lib/origin";
import { PREVIEW_SECRET, SECRET, SITE_TOKEN } from "./site";

const SITE_URL = "https://www.example.com";

beforeAll(() => void Object.assign(process.env, { SITE_URL, SITE_TOKEN, REVALIDATE_SECRET: SECRET, PREVIEW_SECRET }));

function refusal(method: string, headers: Record<string, string>): unknown {
  try {
    return refuseForeignOrigin(new Request(SITE_URL, { method, headers }));
  } catch (error) {
    return error;
  }
}

const said = fc.string({ unit: fc.integer({ min: 0x21, max: 0xff }).map((code) => String.fromCharCode(code)) });
const likeOurs = fc
  .tuple(
    fc.constantFrom("http:", "https:", "HTTPS:", "ftp:", ""),
    fc.constantFrom("//", "/", "//user@", "//www.example.com@"),
    fc.constantFrom(
      "www.example.com",
      "WWW.example.com",
      "example.com",
      "www.example.com.",
      "www.example.com.evil.org",
    ),
    fc.constantFrom("", ":443", ":80", ":8443"),
    fc.constantFrom("", "/", "?", "#", ","),
  )
  .map((parts) => parts.join(""));

it("a write of any origin but the site's own is refused, whatever else it says", () => {
  const origin = fc.oneof(said, likeOurs, fc.webUrl(), fc.constant("null"));
  const site = fc.constantFrom("same-origin", "none", "same-site", "cross-site");
  fc.assert(
    fc.property(origin, said, site, fc.constantFrom("POST", "PATCH", "PUT", "DELETE"), (from, host, site, method) => {
      fc.pre(from !== SITE_URL);
      const headers = { origin: from, host, "x-forwarded-host": host, "sec-fetch-site": site };
      expect(refusal(method, headers)).toMatchObject({ code: "FORBIDDEN", status: 403 });
    }),
    { numRuns: 200 },
  );
});

it.each<Record<string, string>>([
  { origin: "null" },
  { origin: "" },
  { origin: "http://www.example.com" },
  { origin: "https://www.example.com:8443" },
  { origin: `${SITE_URL}/` },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
])("a write with %j is refused, in words that say at which address the page works", (headers) => {
  expect(refusal("POST", headers)).toMatchObject({
    code: "FORBIDDEN",
    message: `This page was not opened at ${SITE_URL}. Please open it there, and try again.`,
  });
});

it("a write of the site's own origin is taken, and so is one that is no browser's", () => {
  expect(refusal("POST", { origin: SITE_URL, host: "10.0.0.7:3000" })).toBeUndefined();
  expect(refusal("POST", { "sec-fetch-site": "same-origin" })).toBeUndefined();
  expect(refusal("POST", {})).toBeUndefined();
  expect(refusal("GET", { origin: "https://evil.example" })).toBeUndefined();
});

it.each([
  [`${SITE_URL}/about?draft=1#team`, "/about"],
  [`${SITE_URL}//evil.example/about`, "/"],
  ["https://evil.example/about", "/"],
  ["https://[", "/"],
  ["/about", "/"],
  [null, "/"],
])("leads back from %j to %s", (referrer, path) => {
  expect(ownPath(referrer)).toBe(path);
});
