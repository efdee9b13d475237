import type { MarkdownIt } from "markdown-it";
import type { RenderEnv } from "./env";

const TOP = 2;
const LOWEST = 6;

export function useHeadings({ core }: MarkdownIt): void {
  core.ruler.push("headings", ({ tokens, env }) => {
    const top = (env as Partial<RenderEnv>).topHeading ?? TOP;
    const headings = tokens.filter(({ type }) => type === "heading_open");
    const shift = top - headings.reduce((least, { tag }) => Math.min(least, levelOf(tag)), LOWEST);
    let level = top - 1;
    for (const token of tokens) {
      if (token.type === "heading_open") level = Math.min(levelOf(token.tag) + shift, level + 1, LOWEST);
      if (token.type === "heading_open" || token.type === "heading_close") token.tag = `h${level}`;
    }
  });
}

const levelOf = (tag: string) => Number(tag.slice(1));
