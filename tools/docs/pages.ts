import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import MarkdownIt, { type Token } from "markdown-it";

export const root = path.resolve(import.meta.dirname, "../..");

export const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: root })
  .toString()
  .split("\n")
  .filter((file) => file && existsSync(path.join(root, file)));

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

/** Returns the lines that look like rows, but are text because no head of a table is directly above them. */
export function looseRows(page: string): number[] {
  return inlines(page).flatMap(({ line, parts }) => (parts[0]?.content.startsWith("|") ? line : []));
}

export function codeOf(page: string): string[] {
  const drawings = parser
    .parse(read(page), {})
    .filter(({ type, info }) => type === "fence" && /^(?:mermaid)?$/.test(info));
  const quoted = inlines(page).flatMap(({ parts }) => parts.filter(({ type }) => type === "code_inline"));
  return [...drawings, ...quoted].map(({ content }) => content);
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
