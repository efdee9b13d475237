import type { MarkdownIt, StateBlock } from "markdown-it";
import type { ParseEnv } from "./env";

const WITH_OWN_DIRECTION = ["paragraph", "heading", "list_item", "th", "td", "footnote"];

export function useBlocks({ block, core, renderer: { rules } }: MarkdownIt): void {
  block.ruler.before("paragraph", "line", lineParagraph);
  core.ruler.push("direction", ({ tokens }) => {
    for (const token of tokens) {
      if (WITH_OWN_DIRECTION.includes(token.type.replace(/_open$/, ""))) token.attrSet("dir", "auto");
    }
  });
  rules.table_open = () => `<div class="article-table" tabindex="0" role="group" aria-label="Table"><table>\n`;
  rules.table_close = () => "</table></div>\n";
}

/** Makes a paragraph of each line, as of a plain text's. */
function lineParagraph(state: StateBlock, line: number): boolean {
  if (!(state.env as ParseEnv).isUnmarked) return false;
  state.line = line + 1;
  state.push("paragraph_open", "p", 1).map = [line, state.line];
  const inline = state.push("inline", "", 0);
  inline.content = state.getLines(line, state.line, state.blkIndent, false).trim();
  inline.map = [line, state.line];
  inline.children = [];
  state.push("paragraph_close", "p", -1);
  return true;
}
