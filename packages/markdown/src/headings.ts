import type { MarkdownIt, Token } from "markdown-it";
import type { ParseEnv } from "./env";
import { takeAnchor } from "./take-anchor";

const TOP = 2;
const LOWEST = 6;

export function useHeadings({ core, renderer, options }: MarkdownIt): void {
  const textOf = (inline: Token | undefined) => renderer.renderInlineAsText(inline?.children ?? [], options, {});

  core.ruler.push("headings", ({ tokens, env: given }) => {
    const env = given as ParseEnv;
    const top = env.topHeading ?? TOP;
    const headings = tokens.filter(({ type }) => type === "heading_open");
    const shift = top - headings.reduce((least, { tag }) => Math.min(least, levelOf(tag)), LOWEST);
    let level = top - 1;
    for (const [index, token] of tokens.entries()) {
      if (token.type === "heading_open") {
        level = Math.min(levelOf(token.tag) + shift, level + 1, LOWEST);
        const anchor = takeAnchor(textOf(tokens[index + 1]), env);
        if (anchor) token.attrSet("id", anchor);
      }
      if (token.type === "heading_open" || token.type === "heading_close") token.tag = `h${level}`;
    }
  });
}

const levelOf = (tag: string) => Number(tag.slice(1));
