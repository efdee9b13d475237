// @module-tag full
import { expect, it } from "vitest";
import { GENERATED } from "./generated.ts";
import { anchorsOf, files, isThere, linksOf, looseRows, read } from "./pages.ts";

// Sample posts link to pages of the site.
const pages = files.filter((file) => file.endsWith(".md") && !file.startsWith("apps/cms/seed/"));

it.each(pages)("%s leads to files and headings that are there", (page) => {
  const broken = linksOf(page).filter(
    ({ file, anchor }) => !isThere(file) || (anchor && file.endsWith(".md") && !anchorsOf(file).has(anchor)),
  );
  expect(broken.map(({ line, target }) => `${page}:${line}: ${target}`)).toEqual([]);
});

it.each(pages.filter((page) => page !== "CHANGELOG.md"))("%s names files and folders that are there", (page) => {
  const folder = /^(?:apps|packages|plugins|lab|scripts|deploy|tools)\/[\w./()[\]-]+$/;
  const file = /^[\w()[\]-]+(?:\/[\w()[\]-]+)*(?:\.[\w-]+)*\.(?:tsx?|mts|mjs|css|graphql|sh)$/;
  const quoted = Array.from(read(page).matchAll(/`([^`\s]+)`/g), ([, text = ""]) => text);
  const missing = quoted.filter((name) =>
    folder.test(name)
      ? !name.includes("/.") && !isThere(name.replace(/\/$/, ""))
      : file.test(name) && !files.some((each) => each === name || each.endsWith(`/${name}`)),
  );
  expect(missing).toEqual([]);
});

it.each(pages)("%s has all rows in tables", (page) => {
  expect(looseRows(page).map((line) => `${page}:${line}`)).toEqual([]);
});

it("docs/README.md leads to every page of docs", () => {
  const listed = new Set(linksOf("docs/README.md").map(({ file }) => file));
  const docs = pages.filter((file) => file.startsWith("docs/") && file !== "docs/README.md");
  expect(docs.filter((page) => !listed.has(page))).toEqual([]);
});

it.each(Object.entries(GENERATED))("%s is what `npm run generate` writes", (page, write) => {
  expect(read(page)).toBe(write());
});

it("each setting of .env.example is explained", () => {
  const explained = read("docs/settings.md") + read("docs/operations.md");
  const names = Array.from(read(".env.example").matchAll(/^#([A-Z_\d]+)=/gm), ([, name = ""]) => name);
  expect(names).toContain("SITE_URL");
  expect(names.filter((name) => !explained.includes(`\`${name}\``))).toEqual([]);
});
