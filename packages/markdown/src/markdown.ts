import { MARKDOWN_MAX_CHARACTERS } from "@repo/rules/post-format";
import type { Token } from "markdown-it";
import type { RenderEnv } from "./env";
import { parser } from "./parser";

/** Safe HTML: every tag is the renderer's own, and all text is escaped. */
export function renderMarkdown(text: string, env: RenderEnv): string {
  return parser.renderer.render(parse(text, env), parser.options, { ...env });
}

export function plainText(text: string): string {
  return parse(text)
    .map((token) => (token.type === "inline" ? inlineText(token) : token.content).trim())
    .filter(Boolean)
    .join("\n");
}

/** A longer text is refused when it is saved, but may have been written straight into the database. */
const parse = (text: string, env: Partial<RenderEnv> = {}) =>
  parser.parse(text.slice(0, MARKDOWN_MAX_CHARACTERS), { ...env });

const inlineText = ({ children }: Token) => parser.renderer.renderInlineAsText(children ?? [], parser.options, {});
