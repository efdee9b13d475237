import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PAGE_PATHS } from "../src/site/addresses";
import { isOwn, plainPath } from "../src/site/own-paths";
import { cleanPagePath, isPagePath, refusalOfPagePath } from "../src/site/page-path";

describe("the address of a page that editors make", () => {
  it.each(["spring-offer", "events/open-day", "2026", "a/b"])("can be %s", (path) => {
    expect(refusalOfPagePath(path)).toBeUndefined();
  });

  it.each(["", "/", "a/", "A", "a b", "a_b", "a--b", "-a", "a/b/c", "a.html", "é", "..", "%61", "x".repeat(121)])(
    "can't be %j",
    (path) => {
      expect(isPagePath(path)).toBe(false);
    },
  );

  it("is never one of the site's own, nor below a page that has a fixed address", () => {
    for (const path of Object.values(PAGE_PATHS)) {
      expect(isPagePath(path.slice(1)), path).toBe(false);
      if (path !== "/") expect(isPagePath(`${path.slice(1)}/more`), path).toBe(false);
    }
  });

  it("is read alike by every server, and stays as it is", () => {
    const part = fc.constantFrom("a", "b-c", "1", "-", "/", "blog", "admin", "A", ".", "%");
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 6 }).map((parts) => parts.join("")),
        (path) => {
          if (!isPagePath(path)) return;
          expect(plainPath(`/${path}`)).toBe(`/${path}`);
          expect(isOwn(`/${path}`)).toBe(false);
          expect(cleanPagePath(`/${path}/`)).toBe(path);
        },
      ),
    );
  });
});
