import type { MarkdownIt } from "markdown-it";
import type { ParseEnv } from "./env";

export function useLines({ core }: MarkdownIt): void {
  core.ruler.push("lines", ({ tokens, env }) => {
    if (!(env as ParseEnv).hasLines) return;
    for (const token of tokens) {
      if (token.map && token.type !== "inline") token.attrSet("data-line", String(token.map[0]));
    }
  });
}
