import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import MarkdownIt, { type Token } from "markdown-it";

export const root = path.resolve(import.meta.dirname, "../..");

export const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: root })
  .toString()
  .split("\n")
  .filter(Boolean);

const folders = new Set(files.flatMap((file) => parents(file)));
export const isThere = (name: string) => files.includes(name) || folders.has(name);

export const read = (file: string) => readFileSync(path.join(root, file), "utf8");

const parser = new MarkdownIt({ html: true });

export type Link = { line: number; target: string; file: string; anchor?: string };

export function linksOf(page: string): Link[] {
  return inlines(page).flatMap(({ line, parts }) =>
    parts.flatMap((part) => {
      const target = String(part.attrGet("href") ?? part.attrGet("src") ?? "");
      if (!target || /^[a-z][a-z\d+.-]*:/i.test(target)) return [];
      const [name = "", anchor] = decodeURI(target).split("#");
      return [{ line, target, file: name ? path.posix.join(path.posix.dirname(page), name) : page, anchor }];
    }),
  );
}

export function anchorsOf(page: string): Set<string> {
  const anchors = new Set<string>();
  for (const { isHeading, parts } of inlines(page)) {
    if (!isHeading) continue;
    const text = parts.map(({ content }) => content).join("");
    const anchor = text
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
      .replaceAll(" ", "-");
    let name = anchor;
    for (let count = 1; anchors.has(name); count += 1) name = `${anchor}-${count}`;
    anchors.add(name);
  }
  return anchors;
}

/** Finds the titles of tests that a page quotes after a link to their file. */
export function testsNamedIn(page: string): { file: string; title: string }[] {
  return inlines(page).flatMap(({ parts }) => {
    let file: string | undefined;
    let inLink = false;
    return parts.flatMap((part) => {
      const href = part.attrGet("href");
      if (href) file = path.posix.join(path.posix.dirname(page), String(href));
      if (/^link_/.test(part.type)) inLink = part.type === "link_open";
      if (part.type !== "text" || inLink || !file || !isTest(file)) return [];
      const tests = file;
      return Array.from(part.content.matchAll(/“([^”]+)”/g), ([, title = ""]) => ({ file: tests, title }));
    });
  });
}

/** Whether a file has a test of this title, or a single one that begins with it if the title ends with an ellipsis. */
export function isTestNamed({ file, title }: { file: string; title: string }): boolean {
  const start = title.replace(/…$/, "");
  const isWhole = start === title;
  const found = ['"', "`"].flatMap((quote) =>
    read(file)
      .split(quote + start + (isWhole ? quote : ""))
      .slice(1),
  );
  return isWhole ? found.length > 0 : found.length === 1;
}

export const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);

export function firstBlock(page: string): Token | undefined {
  const tokens = parser.parse(read(page), {});
  return tokens[tokens.findIndex(({ type }) => type === "heading_close") + 1];
}

export function rowsOf(page: string): string[][] {
  const rows: string[][] = [];
  let inCell = false;
  for (const { type, content } of parser.parse(read(page), {})) {
    if (type === "tr_open") rows.push([]);
    if (type === "inline" && inCell) rows.at(-1)?.push(content);
    inCell = /^t[dh]_open$/.test(type);
  }
  return rows;
}

function inlines(page: string): { line: number; isHeading: boolean; parts: Token[] }[] {
  const tokens = parser.parse(read(page), {});
  return tokens.flatMap(({ type, map, children }, index) =>
    type === "inline"
      ? { line: (map?.[0] ?? 0) + 1, isHeading: tokens[index - 1]?.type === "heading_open", parts: children ?? [] }
      : [],
  );
}

function parents(file: string): string[] {
  const folder = path.posix.dirname(file);
  return folder === "." ? ["."] : [folder, ...parents(folder)];
}
