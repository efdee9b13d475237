import { describe, expect, it } from "vitest";
import { fieldsOf, pathOf, valuesAt } from "../server/src/page-patterns";
import { config, type Options } from "../server/src/redirect-options";

describe("a pattern of pages", () => {
  it("gives the path of an entry, unless a field of it is empty", () => {
    expect(fieldsOf("/:locale/articles/:slug")).toEqual(["locale", "slug"]);
    expect(pathOf("/:locale/articles/:slug", { locale: "en", slug: "one" })).toBe("/en/articles/one");
    expect(pathOf("/articles/:slug", { slug: "a b/c" })).toBe("/articles/a%20b%2Fc");
    expect(pathOf("/articles/:slug", { slug: null })).toBe(undefined);
    expect(pathOf("/about", {})).toBe("/about");
  });

  it("may end with a field that holds several segments", () => {
    expect(fieldsOf("/pages/:path*")).toEqual(["path"]);
    expect(pathOf("/:path*", { path: "events/open day" })).toBe("/events/open%20day");
    expect(valuesAt("/:path*", "/events/open-day")).toEqual({ path: "events/open-day" });
    expect(valuesAt("/:path*", "/events")).toEqual({ path: "events" });
    expect(valuesAt("/pages/:path*", "/pages/a/b/c")).toEqual({ path: "a/b/c" });
    expect(valuesAt("/pages/:path*", "/pages")).toBe(null);
    expect(valuesAt("/:path*", "/")).toBe(null);
  });

  it("finds the fields in a path that fits, and nothing in any other", () => {
    expect(valuesAt("/:locale/articles/:slug", "/en/articles/one")).toEqual({ locale: "en", slug: "one" });
    expect(valuesAt("/about", "/about")).toEqual({});
    for (const path of ["/articles", "/articles/", "/articles/one/two", "/news/one"]) {
      expect(valuesAt("/articles/:slug", path), path).toBe(null);
    }
  });
});

describe("the options", () => {
  it("may be left out", () => {
    expect(() => config.validator({})).not.toThrow();
    expect(() => config.validator({ pages: { "api::home.home": "/", "api::a.a": "/a/:slug" } })).not.toThrow();
  });

  it.each([
    [{ pages: { "api::a.a": "a/:slug" } }, 'pages has to name a path for api::a.a, such as "/articles/:slug".'],
    [{ pages: { "api::a.a": "/a/" } }, 'pages has to name a path for api::a.a, such as "/articles/:slug".'],
    [{ isPage: "/about" }, "isPage must be a function."],
    [{ page: {} }, 'There is no option "page", only pages, isPage, refuse, lastPublished.'],
  ])("are named when they are wrong: %j", (options, message) => {
    expect(() => config.validator(options as Options)).toThrow(message);
  });
});
