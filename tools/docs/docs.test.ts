// @module-tag full
import path from "node:path";
import { expect, it } from "vitest";
import { GENERATED } from "./generated.ts";
import { anchorsOf, codeOf, files, isThere, linksOf, looseRows, read } from "./pages.ts";

// Sample posts link to pages of the site.
const pages = files.filter((file) => file.endsWith(".md") && !file.startsWith("apps/cms/seed/"));

it.each(pages)("%s leads to files and headings that are there", (page) => {
  const broken = linksOf(page).filter(
    ({ file, anchor }) => !isThere(file) || (anchor && file.endsWith(".md") && !anchorsOf(file).has(anchor)),
  );
  expect(broken.map(({ line, target }) => `${page}:${line}: ${target}`)).toEqual([]);
});

const guides = pages.filter((page) => page !== "CHANGELOG.md");

it.each(guides)("%s names files and folders that are there", (page) => {
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

const words = new Set(
  files
    .filter((file) => !/\.(?:md|webp|png|jpe?g|ico|woff2?|pdf|docx?)$/.test(file))
    .filter((file) => !["pnpm-lock.yaml", "tools/docs/docs.test.ts"].includes(file))
    .flatMap((file) => [...path.basename(file).split("."), ...(read(file).match(/\w[\w-]*/g) ?? [])])
    .flatMap((word) => [word, word.toLowerCase(), ...word.split("-")]),
);

/** Names that SQL, Apache, packages and other programs define, and examples. */
const FOREIGN = new Set(
  `ALTER ANALYZE CHECKPOINT NULL OIDC_CLAIM_ Partitioned ProxyPreserveHost ROLE Referer Require SELECT STRAPI_TOKEN
  STRAPI_URL VACUUM enableServiceLinks inlineCss koa-send log_min_duration_statement log_statement pg_dump pg_statistic
  pg_switch_wal pg_trgm pg_wal proxy_cache_background_update singleTypes unstableAdminMfa verify-full website_b`.split(
    /\s+/,
  ),
);

it.each(guides.filter((page) => !page.endsWith("CHANGELOG.md")))("%s names what the code has", (page) => {
  const names = codeOf(page).flatMap((code) => {
    const isHyphenated = /^[a-z]+(?:-[a-z]+)+$/.test(code) && !page.startsWith("docs/decisions/");
    return isHyphenated ? code : (code.match(/\b(?!\d)(?:\w*[A-Z_]\w*|\w+(?=\())/g) ?? []);
  });
  expect(names.filter((name) => !words.has(name) && !FOREIGN.has(name))).toEqual([]);
});

it.each(["apps/cms/src", "apps/web/server", "apps/web/src", "packages", "plugins"])(
  "docs/architecture.md draws each room of %s",
  (folder) => {
    const drawing =
      read("docs/architecture.md")
        .split(`["${folder}"]`)[1]
        ?.split(/^ +end$/m)[0] ?? "";
    const drawn = new Set(drawing.match(/\w[\w-]*/g));
    const inside = files.filter((file) => file.startsWith(`${folder}/`)).map((file) => file.slice(folder.length + 1));
    const rooms = new Set(inside.flatMap((file) => (file.includes("/") ? file.split("/")[0] : [])));
    expect([...rooms].filter((room) => !drawn.has(room ?? ""))).toEqual([]);
  },
);

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
