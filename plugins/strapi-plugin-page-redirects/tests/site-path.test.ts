import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sitePath } from "../server/src/redirect";

describe("a path of the site", () => {
  const part = fc.constantFrom(
    ..."/\\.:@?#%;\t\n\r ",
    "..",
    "%2f",
    "%5c",
    "%09",
    "example.com",
    "https:",
    "\u3000",
    "a",
  );
  const address = fc.oneof(
    fc.array(part, { maxLength: 10 }).map((parts) => `/${parts.join("")}`),
    fc.webUrl(),
    fc.string({ unit: "binary" }),
  );

  it("leads nowhere else, whatever it was written like", () => {
    const examples: [string][] = [["//a"], ["/\\a"], ["/\t/a"], ["\\/a"], ["/.//a"], ["/a/..//b"], ["/%2e/%2e//b"]];
    fc.assert(
      fc.property(address, (written) => {
        const path = sitePath(written);
        if (!path) return;
        const href = path.path + path.rest;
        for (const base of ["https://www.example.com", "http://localhost:3000/blog/"]) {
          expect(new URL(href, base).origin).toBe(new URL(base).origin);
        }
        expect(href).toMatch(/^\/(?![/\\])[!-~]*$/);
        expect(sitePath(href)).toEqual(path);
      }),
      { numRuns: 5_000, examples },
    );
  });
});
