import type { MarkdownIt, StateCore, Token } from "markdown-it";

const WITH_OWN_DIRECTION = ["paragraph", "heading", "list_item", "th", "td", "footnote"];

export function useBlocks({ core, renderer: { rules } }: MarkdownIt): void {
  core.ruler.before("text_join", "unmarked_lines", splitUnmarkedLines);
  core.ruler.push("direction", ({ tokens }) => {
    for (const token of tokens) {
      if (WITH_OWN_DIRECTION.includes(token.type.replace(/_open$/, ""))) token.attrSet("dir", "auto");
    }
  });
  rules.table_open = () => `<div class="article-table" tabindex="0" role="group" aria-label="Table"><table>\n`;
  rules.table_close = () => "</table></div>\n";
}

function splitUnmarkedLines(state: StateCore): void {
  const [open, inline, close, another] = state.tokens;
  if (another || open?.type !== "paragraph_open" || !inline?.children?.every(isUnmarked) || !close) return;
  const lines: Token[][] = [[]];
  for (const child of inline.children) {
    if (child.type === "softbreak") lines.push([]);
    else lines.at(-1)?.push(child);
  }
  const contents = inline.content.split("\n");
  const first = open.map?.[0] ?? 0;
  state.tokens = lines.flatMap((children, index) => {
    const map = [first + index, first + index + 1];
    const copy = (token: Token, fields: object) => Object.assign(new state.Token("", "", 0), token, fields);
    return [copy(open, { map }), copy(inline, { map, children, content: contents[index] }), copy(close, {})];
  });
}

const isUnmarked = ({ type, markup }: Token) => type === "text" || type === "softbreak" || markup === "linkify";
