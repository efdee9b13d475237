import type { MarkdownIt } from "markdown-it";
import { highlight } from "./highlight";

/** The limit for each post. Code beyond it isn't coloured, so that hostile code can't block the server. */
const MAX_COLOURED_CHARACTERS = 20_000;

type CodeEnv = { coloured?: number };

export function useCode({ renderer: { rules }, utils: { escapeHtml } }: MarkdownIt): void {
  const block = (code: string, language = "") =>
    `<pre dir="ltr" tabindex="0" role="group" aria-label="Code"><code${language}>${code}</code></pre>\n`;

  rules.code_block = (tokens, index) => block(escapeHtml(tokens[index]?.content ?? ""));
  rules.fence = (tokens, index, _options, environment) => {
    const env = environment as CodeEnv;
    const { content = "", info = "" } = tokens[index] ?? {};
    const language = info.trim().split(/\s/, 1)[0]?.toLowerCase() ?? "";
    const coloured = (env.coloured ?? 0) + content.length;
    const html = coloured <= MAX_COLOURED_CHARACTERS ? highlight(content, language) : undefined;
    if (html === undefined) return block(escapeHtml(content));
    env.coloured = coloured;
    return block(html, ` class="language-${escapeHtml(language)}"`);
  };
}
