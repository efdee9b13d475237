import { LAYOUT_ANCHORS } from "@repo/contract/page/anchors";
import { linkAddress } from "@repo/contract/page/link-address";
import { MARKDOWN_MAX_CHARACTERS } from "@repo/contract/post/format";
import type { Token } from "markdown-it";
import type { ParseEnv, RenderEnv } from "./env";
import { attributeOf } from "./links";
import { parser } from "./parser";

/** Returns safe HTML: every tag is the renderer's own, and all text is escaped. */
export function renderMarkdown(text: string, env: RenderEnv): string {
  const { topHeading, takenAnchors = LAYOUT_ANCHORS, hasLines } = env;
  const tokens = parse(text, { topHeading, anchors: new Set(takenAnchors), hasLines });
  return parser.renderer.render(tokens, parser.options, { ...env });
}

export function reserveAnchors(text: string, anchors: Set<string>): void {
  parse(text, { anchors });
}

/** Returns, as written, the links without an address and the footnotes without a text. */
export function deadLinks(text: string): string[] {
  const dead: string[] = [];
  parse(text, { dead });
  return [...new Set(dead)];
}

export function fragmentsOf(text: string): string[] {
  const inline = parse(text).flatMap(({ children }) => children ?? []);
  const links = inline
    .filter(({ type }) => type === "link_open")
    .map((token) => linkAddress(attributeOf(token, "href")));
  return [...new Set(links.flatMap((link) => (link?.startsWith("#") ? link.slice(1) : [])))];
}

export function plainText(text: string): string {
  return parse(text)
    .map((token) => (token.type === "inline" ? inlineText(token) : token.content).trim())
    .filter(Boolean)
    .join("\n");
}

export function firstParagraph(text: string): string {
  const tokens = parse(text);
  const paragraphs = tokens
    .filter((_, index) => tokens[index - 1]?.type === "paragraph_open")
    .map((token) => ({ level: token.level, words: inlineText(withoutPictures(token)).trim() }))
    .filter(({ words }) => words);
  return (paragraphs.find(({ level }) => level === 1) ?? paragraphs[0])?.words ?? plainText(text);
}

/** Cuts longer texts: they are refused on saving, but may have been written straight into the database. */
const parse = (text: string, env: ParseEnv = {}) => parser.parse(text.slice(0, MARKDOWN_MAX_CHARACTERS), env);

const withoutPictures = ({ children }: Token) => ({ children: children?.filter(({ type }) => type !== "image") ?? [] });

const inlineText = ({ children }: Pick<Token, "children">) =>
  parser.renderer.renderInlineAsText(children ?? [], parser.options, {});
