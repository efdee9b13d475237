import { LAYOUT_ANCHORS } from "@repo/contract/page/anchors";
import { linkAddress } from "@repo/contract/page/link-address";
import { MARKDOWN_MAX_CHARACTERS } from "@repo/contract/post/format";
import type { Token } from "markdown-it";
import type { ParseEnv, RenderEnv } from "./env";
import { attributeOf } from "./links";
import { parser } from "./parser";

/** Safe HTML: every tag is the renderer's own, and all text is escaped. */
export function renderMarkdown(text: string, env: RenderEnv): string {
  const { topHeading, takenAnchors = LAYOUT_ANCHORS } = env;
  const tokens = parse(text, { topHeading, anchors: new Set(takenAnchors) });
  return parser.renderer.render(tokens, parser.options, { ...env });
}

/** Adds to `anchors` those of the text, as it is rendered where they are taken. */
export function reserveAnchors(text: string, anchors: Set<string>): void {
  parse(text, { anchors });
}

/** What can't lead anywhere, as it is written: links without an address, and footnotes without a text. */
export function deadLinks(text: string): string[] {
  const dead: string[] = [];
  parse(text, { dead });
  return [...new Set(dead)];
}

/** The anchors on the page that the text leads to. */
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

/** The first paragraph with words that is in no quote or list, without its pictures; what is there instead, if there is none. */
export function firstParagraph(text: string): string {
  const tokens = parse(text);
  const paragraphs = tokens
    .filter((_, index) => tokens[index - 1]?.type === "paragraph_open")
    .map((token) => ({ level: token.level, words: inlineText(withoutPictures(token)).trim() }))
    .filter(({ words }) => words);
  return (paragraphs.find(({ level }) => level === 1) ?? paragraphs[0])?.words ?? plainText(text);
}

/** A longer text is refused when it is saved, but may have been written straight into the database. */
const parse = (text: string, env: ParseEnv = {}) => parser.parse(text.slice(0, MARKDOWN_MAX_CHARACTERS), env);

const withoutPictures = ({ children }: Token) => ({ children: children?.filter(({ type }) => type !== "image") ?? [] });

const inlineText = ({ children }: Pick<Token, "children">) =>
  parser.renderer.renderInlineAsText(children ?? [], parser.options, {});
