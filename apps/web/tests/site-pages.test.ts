import { globSync, readFileSync } from "node:fs";
import { entryAddress, PAGE_PATHS } from "@repo/contract/site/addresses";
import { isOwn } from "@repo/contract/site/own-paths";
import { describe, expect, it } from "vitest";
import { SITE_PAGES } from "@/app/site-pages";
import { ICON_NAMES, OPERATOR_ENDPOINTS } from "../server/request/addresses.ts";

/** Matches later pages of lists, and lists by tag. */
const LATER =
  /^\/\[page\](\/\[sub\])?$|^\/(careers|blog)\/page\/\[page\]$|^\/blog\/tags\/\[tag\](\/\[page\])?$|^\/blog\/authors\/\[slug\]\/\[page\]$|^\/work\/(services|industries)\/\[\w+\]$/;

const routes = globSync("src/app/{(site),(plain),(live)}/**/page.tsx").map(
  (file) => file.replace(/^src\/app|\/\([^)]+\)|\/page\.tsx$/g, "") || "/",
);

describe("the list of pages", () => {
  it("has every page that there is", () => {
    const below = SITE_PAGES.flatMap(({ entries }) => entries.map(({ type }) => entryAddress(type, "[]")));
    const listed = [...SITE_PAGES.map(({ type }) => PAGE_PATHS[type]), ...below];
    const found = routes.filter((route) => !LATER.test(route)).map((route) => route.replace(/\[\w+\]$/, "[]"));
    expect(found.sort()).toEqual(listed.sort());
  });
});

/** Routes that look up a redirect if no entry or page is found. */
const MAY_LEAD_ON = [
  "/[...path]",
  "/[page]",
  "/[page]/[sub]",
  "/blog/[id]",
  "/blog/authors/[slug]",
  "/blog/tags/[tag]",
  "/careers/[slug]",
  "/services/[slug]",
  "/work/[slug]",
];

it("no redirect begins where the site answers itself, and every address is one or the other", () => {
  const built = Object.values(JSON.parse(readFileSync(".next/app-path-routes-manifest.json", "utf8")) as object);
  const files = ICON_NAMES.map((name) => `/${name}`);
  const addresses: string[] = [...built, ...files, ...OPERATOR_ENDPOINTS, "/_next/image", "/media/640/picture.webp"];
  expect(addresses).toEqual(expect.arrayContaining(["/robots.txt", "/admin", "/icon-512.png", ...MAY_LEAD_ON]));
  const others = addresses.filter((address) => !isOwn(address.replaceAll(/\[(?:\.\.\.)?\w+\]/g, "something")));
  expect(others.sort()).toEqual(MAY_LEAD_ON);
});
