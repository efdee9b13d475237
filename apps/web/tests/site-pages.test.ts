import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SITE_PAGES } from "@/site-pages";

/** Later pages of lists, and lists by tag. */
const LATER = /^\/(careers|blog)\/page\/\[page\]$|^\/blog\/tags\/\[tag\](\/\[page\])?$/;

const routes = globSync("src/app/{(site),(plain)}/**/page.tsx").map(
  (file) => file.replace(/^src\/app|\/\([^)]+\)|\/page\.tsx$/g, "") || "/",
);

describe("the list of pages", () => {
  it("has every page that there is", () => {
    const listed = Object.entries(SITE_PAGES).flatMap(([path, { entries }]) => (entries ? [path, `${path}/[]`] : path));
    const found = routes.filter((route) => !LATER.test(route)).map((route) => route.replace(/\[\w+\]$/, "[]"));
    expect(found.sort()).toEqual(listed.sort());
  });
});
