import { isPath, linkAddress } from "@repo/contract/page/link-address";
import { PICTURES_PER_POST } from "@repo/contract/page/picture";
import type { MarkdownIt, Token } from "markdown-it";
import type { RenderEnv } from "./env";
import { attributeOf } from "./links";

const ADDRESS = /\/(?:media|uploads)\/([\w.-]{1,150})/;

export function pictureNames(text: string): string[] {
  const named = Array.from(text.matchAll(new RegExp(ADDRESS, "g")), ([, name = ""]) => name);
  return [...new Set(named)].slice(0, PICTURES_PER_POST);
}

export function usePictures({ renderer: { rules }, utils: { escapeHtml } }: MarkdownIt): void {
  rules.image = (tokens, index, options, env, renderer) => {
    const token = tokens[index] as Token;
    const alt = renderer.renderInlineAsText(token.children ?? [], options, env);
    const shown = find(token, env as RenderEnv);
    if (!shown) return instead(attributeOf(token, "src"), alt);
    const attributes = Object.entries({ ...shown.attributes, alt: alt || shown.alternativeText || "" })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`);
    return `<img${attributes.join("")}>`;
  };

  rules.paragraph_open = (tokens, index, options, env, renderer) =>
    figure(tokens[index + 1], env as RenderEnv) ? "<figure>" : renderer.renderToken(tokens, index, options);

  rules.paragraph_close = (tokens, index, options, env, renderer) => {
    const picture = figure(tokens[index - 1], env as RenderEnv);
    if (!picture) return renderer.renderToken(tokens, index, options);
    const caption = attributeOf(picture, "title");
    return `${caption && `<figcaption dir="auto">${escapeHtml(caption)}</figcaption>`}</figure>\n`;
  };

  /** Returns a link instead of a picture from another site, because nothing is loaded from there. */
  function instead(address: string, alt: string): string {
    const text = escapeHtml(alt || address);
    const written = linkAddress(address) ?? "";
    return written === "" || isPath(written)
      ? text
      : `<a href="${escapeHtml(written)}" rel="external noopener">${text}</a>`;
  }
}

function find(token: Token, { picture }: RenderEnv) {
  const address = attributeOf(token, "src");
  const [found, name] = (token.type === "image" && ADDRESS.exec(address)) || [];
  return found && name && address.endsWith(found) ? picture(name) : undefined;
}

function figure(inline: Token | undefined, env: RenderEnv): Token | undefined {
  const [only, ...others] = inline?.children ?? [];
  return only && others.length === 0 && find(only, env) ? only : undefined;
}
