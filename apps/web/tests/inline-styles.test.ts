import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { splitStyles } from "../server/build-steps/split-styles.ts";
import { inlineStyles } from "../server/html/inline-styles.ts";

const CSS = `
@font-face { font-family: a; src: url(../media/a.woff2) }
@layer properties { @supports (color: red) { *, ::before { --read: initial; --of-unused: initial; --of-none: initial } } }
@property --read { syntax: "*"; inherits: false }
@property --of-unused { syntax: "*"; inherits: false }
@layer base { h1 { margin: 0 } }
@layer utilities {
  .used { color: red; rotate: var(--read) }
  .unused { color: blue; rotate: var(--of-unused) }
  .unused .used { color: lime }
  .\\[\\&\\>svg\\]\\:flex > svg { display: flex }
  @media (min-width: 40rem) { .sm\\:used { color: navy } }
}
.late { color: teal }
`;
const link = (file: string) => `<link rel="stylesheet" href="/_next/static/chunks/${file}" data-precedence="next"/>`;
const page = (head: string, body = '<h1 class="used sm:used">A</h1>') =>
  `<!DOCTYPE html><html><head>${head}<title>T</title></head><body>${body}</body></html>`;

let distDir: string;
let withStyle: ReturnType<typeof inlineStyles>;

beforeAll(async () => {
  distDir = await mkdtemp(path.join(tmpdir(), "styles-"));
  await mkdir(path.join(distDir, "static/chunks"), { recursive: true });
  await writeFile(path.join(distDir, "static/chunks/a.css"), CSS);
  await writeFile(path.join(distDir, "static/chunks/b.css"), "h1{color:gray}");
  await splitStyles(distDir);
  withStyle = inlineStyles(distDir);
});

afterAll(() => rm(distDir, { recursive: true }));

it("has the rules of its classes and elements, and the sheet behind everything else", () => {
  const { html, hash } = withStyle(page(link("a.css")));
  const [, style = ""] = /<head><style>(.*)<\/style><title>/s.exec(html) ?? [];
  for (const rule of [".used{", ".sm\\:used{", "h1{"]) expect(style).toContain(rule);
  for (const declared of ["--read:", "@property --read{"]) expect(style).toContain(declared);
  for (const name of ["unused", "of-none", "late", "svg"]) expect(style).not.toContain(name);
  expect(style).toContain("/_next/static/chunks/../media/a.woff2");
  expect(hash).toBe(createHash("sha256").update(style).digest("base64"));
  expect(html.endsWith(`</h1>${link("a.css")}</body></html>`)).toBe(true);
});

it("has its fonts in the page, and everything else in the sheet too", async () => {
  const sheet = await readFile(path.join(distDir, "static/chunks/a.css"), "utf8");
  expect(sheet).not.toContain("font");
  expect(sheet.trim()).toBe(CSS.replace(/@font-face .*/, "").trim());
  expect(withStyle(page(link("a.css"))).html).toMatch(/<style>@font-face\{font-family:a;/);
});

it("has the fonts of a sheet that the browser will link to", () => {
  const preload = '<link rel="preload" href="/_next/static/chunks/a.css" as="style"/>';
  const { html, hash } = withStyle(page(preload, ""));
  const [, style = ""] = /<head><style>(.*)<\/style><link rel="preload"/s.exec(html) ?? [];
  expect(style).toMatch(/^@font-face\{[^}]*\}$/);
  expect(hash).toBe(createHash("sha256").update(style).digest("base64"));
});

it("knows classes that HTML escapes", () => {
  const { html } = withStyle(page(link("a.css"), '<i class="late [&amp;&gt;svg]:flex"></i>'));
  expect(html).toMatch(/<style>.*\.\\\[\\&\\>svg\\\]\\:flex>svg\{.*\.late\{.*<\/style>/s);
});

it("of several sheets has them all, in their order", () => {
  const { html } = withStyle(page(link("a.css") + link("b.css")));
  expect(html).toMatch(/<style>.*\.used\{.*h1\{color:gray\}<\/style><title>/s);
  expect(html.endsWith(`${link("a.css")}${link("b.css")}</body></html>`)).toBe(true);
});

it("leaves alone what has no sheet of the build, or no end", () => {
  for (const html of [page(""), page('<link rel="stylesheet" href="https://example.com/a.css"/>'), link("a.css")]) {
    expect(withStyle(html)).toEqual({ html });
  }
});
