import type { RootContent } from "mdast";
import { toMarkdown } from "mdast-util-to-markdown";

export const MARKDOWN_TYPE = "text/markdown; charset=utf-8";

/** Writes `blocks` as Markdown, without those that an editor has left empty. */
export function writeMarkdown(blocks: (RootContent | undefined)[]): string {
  return toMarkdown({ type: "root", children: blocks.filter((block) => block !== undefined) }, { bullet: "-" });
}

const text = (value: string) => ({ type: "text" as const, value });

export const heading = (depth: 1 | 2 | 3, title: string): RootContent => ({
  type: "heading",
  depth,
  children: [text(title)],
});

export function paragraph(value: string | null | undefined): RootContent | undefined {
  return value ? { type: "paragraph", children: [text(value)] } : undefined;
}

export const quote = (...lines: string[]): RootContent => ({
  type: "blockquote",
  children: lines.map((line) => ({ type: "paragraph", children: [text(line)] })),
});

/** Markdown that is written as it is. */
export const raw = (value: string): RootContent => ({ type: "html", value });

type Item = { name: string; address?: string; note?: string | null };

export function list(items: Item[], ordered = false): RootContent | undefined {
  if (items.length === 0) return undefined;
  const children = items.map(({ name, address, note }) => ({
    type: "listItem" as const,
    spread: false,
    children: [
      {
        type: "paragraph" as const,
        children: [
          address ? { type: "link" as const, url: address, children: [text(name)] } : text(name),
          ...(note ? [text(`: ${note}`)] : []),
        ],
      },
    ],
  }));
  return { type: "list", ordered, spread: false, children };
}
