import type { MarkdownIt } from "markdown-it";

const WITH_OWN_DIRECTION = ["paragraph", "heading", "list_item", "th", "td", "footnote"];

export function useBlocks({ core, renderer: { rules } }: MarkdownIt): void {
  core.ruler.push("direction", ({ tokens }) => {
    for (const token of tokens) {
      if (WITH_OWN_DIRECTION.includes(token.type.replace(/_open$/, ""))) token.attrSet("dir", "auto");
    }
  });
  rules.table_open = () => `<div class="article-table" tabindex="0" role="group" aria-label="Table"><table>\n`;
  rules.table_close = () => "</table></div>\n";
}
