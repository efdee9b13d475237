import type { MarkdownIt, Token } from "markdown-it";
import type { RenderEnv } from "./env";

function isSafeAddress(address: string): boolean {
  return /^(https?:\/\/[^/]|mailto:[^?])/i.test(address) || isPath(address);
}

/** Browsers read `//host` and `/\host` as other sites. */
export const isPath = (address: string) => /^\/(?![/\\])/.test(address);

export const attributeOf = (token: Token | undefined, name: string) => String(token?.attrGet(name) ?? "");

export function useLinks(markdown: MarkdownIt): void {
  const { escapeHtml } = markdown.utils;
  markdown.validateLink = isSafeAddress;
  markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
  markdown.renderer.rules.link_open = (tokens, index, _options, env) => {
    const written = attributeOf(tokens[index], "href");
    const address = isPath(written) ? (env as RenderEnv).address(written) : written;
    const title = attributeOf(tokens[index], "title");
    const rel = /^http/i.test(written) ? ' rel="external noopener"' : "";
    return `<a href="${escapeHtml(address)}"${title && ` title="${escapeHtml(title)}"`}${rel}>`;
  };
  markdown.core.ruler.push("links_without_address", ({ tokens }) => {
    for (const token of tokens) if (token.children) token.children = withoutEmptyLinks(token.children);
  });
}

/** `[text]()` is no link. Links do not nest. */
function withoutEmptyLinks(tokens: Token[]): Token[] {
  let isEmpty = false;
  return tokens.filter((token) => {
    if (token.type === "link_open") isEmpty = attributeOf(token, "href") === "";
    return !(isEmpty && (token.type === "link_open" || token.type === "link_close"));
  });
}
