import { isPath, linkAddress } from "@repo/contract/page/link-address";
import type { MarkdownIt, StateInline, Token } from "markdown-it";
import type { ParseEnv, RenderEnv } from "./env";

/** Allows one level of brackets. The length is bounded, because every beginning of a link is tried. */
const DESTINATION = /\((?:[^()\n]|\([^()\n]{0,200}\)){0,500}\)/y;

/** Matches the name of a missing definition, but not the second brackets of `[1][2]` and `row[i][j]`. */
const NAME = /\[(?:(?=[^\]]{0,200}\p{L})[^[\]\n]{1,200})?\]/uy;

const CURLY_TITLE = /["“„”«»]([^\n]{0,500}?)["“”«»](?=\s{0,9}(?:\)|$))|['‘‚’]([^\n]{0,500}?)['‘’](?=\s{0,9}(?:\)|$))/my;

export const attributeOf = (token: Token | undefined, name: string) => String(token?.attrGet(name) ?? "");

export function useLinks(markdown: MarkdownIt): void {
  const { escapeHtml, unescapeAll } = markdown.utils;
  const { parseLinkTitle } = markdown.helpers;
  markdown.validateLink = (address) => linkAddress(address) !== undefined;
  markdown.helpers.parseLinkTitle = (text, start, max, before) => {
    const title = parseLinkTitle(text, start, max, before);
    CURLY_TITLE.lastIndex = start;
    const [written, double, single] = (!title.ok && !before && CURLY_TITLE.exec(text)) || [];
    if (!written) return title;
    const str = unescapeAll(double ?? single ?? "");
    return { ...title, ok: true, can_continue: false, pos: start + written.length, str };
  };
  markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
  markdown.renderer.rules.link_open = (tokens, index, _options, env) => {
    const written = linkAddress(attributeOf(tokens[index], "href")) ?? "";
    const isOnSite = isPath(written) || written.startsWith("#");
    const address = isOnSite ? (env as RenderEnv).address(written) : written;
    const title = attributeOf(tokens[index], "title");
    const rel = /^http/i.test(written) ? ' rel="external noopener"' : "";
    return `<a href="${escapeHtml(address)}"${title && ` title="${escapeHtml(title)}"`}${rel}>`;
  };
  markdown.inline.ruler.after("image", "dead_link", deadLink);
  markdown.core.ruler.push("links_without_address", ({ tokens }) => {
    for (const token of tokens) if (token.children) token.children = withoutEmptyLinks(token.children);
  });
}

function deadLink(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state;
  const bracket = src[pos] === "!" ? pos + 1 : pos;
  if (src[bracket] !== "[") return false;
  const end = state.md.helpers.parseLinkLabel(state, bracket, true);
  const expected = /[\p{L}\p{N}]/u.test(src[pos - 1] ?? "") || src[end + 1] === "(" ? DESTINATION : NAME;
  expected.lastIndex = end + 1;
  const [destination] = (end > 0 && expected.exec(src)) || [];
  if (destination === undefined || end + 1 + destination.length > posMax) return false;
  if (!silent) {
    (state.env as ParseEnv).dead?.push(src.slice(pos, end + 1) + destination);
    state.pos = bracket + 1;
    state.posMax = end;
    state.md.inline.tokenize(state);
  }
  state.pos = end + 1 + destination.length;
  state.posMax = posMax;
  return true;
}

function withoutEmptyLinks(tokens: Token[]): Token[] {
  let isEmpty = false;
  return tokens.filter((token) => {
    if (token.type === "link_open") isEmpty = attributeOf(token, "href") === "";
    return !(isEmpty && (token.type === "link_open" || token.type === "link_close"));
  });
}
