import type { MarkdownIt } from "markdown-it";

const BOX = /^\[([ xX])\](?=\s)/;

export function useTasks({ core }: MarkdownIt): void {
  core.ruler.push("tasks", ({ tokens }) => {
    for (const [index, { children }] of tokens.entries()) {
      const first = children?.[0];
      if (first?.type !== "text" || tokens[index - 2]?.type !== "list_item_open") continue;
      first.content = first.content.replace(BOX, (_, mark) => (mark === " " ? "☐" : "☑"));
    }
  });
}
