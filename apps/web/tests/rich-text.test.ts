import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RichText } from "@/components/text/rich-text";

const linksOf = (text: string) => {
  const html = renderToStaticMarkup(createElement(RichText, { text }));
  return html.replace(/^<div[^>]*><p>|<\/p><\/div>$/g, "").replace(/ (rel|class)="[^"]*"/g, "");
};

it.each([
  ["See [Terms](#Our-terms).", 'See <a href="#our-terms">Terms</a>.'],
  ["[Call](tel:+44 (0)20 7946 0000) us", '<a href="tel:+442079460000">Call</a> us'],
  [
    "[a](mailto:a@example.com) [b](https://example.org/c_(d))",
    '<a href="mailto:a@example.com">a</a> <a href="https://example.org/c_(d)">b</a>',
  ],
  ["[a](javascript:alert(1)) [b](//example.org) [c](our terms) [d]()", "a b c d"],
  ["[sic] and [1] (2) stay", "[sic] and [1] (2) stay"],
])("%s is shown without brackets of links", (text, html) => expect(linksOf(text)).toBe(html));
