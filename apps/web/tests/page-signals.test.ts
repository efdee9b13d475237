import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { framesIn, hasTag, type PageMark, statusIn } from "../server/html/marks.ts";

const read = (html: string) => ({ status: statusIn(html), hasTag: hasTag(html), frames: framesIn(html) });
const NOTHING: ReturnType<typeof read> = { status: undefined, hasTag: false, frames: [] };

const elements: [name: string, mark: PageMark, said: Partial<typeof NOTHING>][] = [
  ["div", { "data-tag": "G-TEST12345" }, { hasTag: true }],
  ["figure", { "data-player": "https://player.example.com" }, { frames: ["https://player.example.com"] }],
  ["template", { "data-status": 404 }, { status: 404 }],
  ["div", { "data-status": 503 }, { status: 503 }],
  ["div", { "data-status": undefined }, {}],
  ["div", { "data-frames": "own" }, { frames: ["'self'"] }],
];

const element = (name: string, mark: object) => createElement(name, mark);
const htmlOf = (...children: Parameters<typeof createElement>[2][]) =>
  renderToStaticMarkup(createElement("main", null, ...children));

it.each(elements)("a %s with %j says it", (name, mark, said) => {
  expect(read(htmlOf(element(name, mark)))).toEqual({ ...NOTHING, ...said });
});

it.each(elements)("a text that spells a %s with %j says nothing", (name, mark) => {
  expect(read(htmlOf(htmlOf(element(name, mark))))).toEqual(NOTHING);
});

it("a page names each source of frames once", () => {
  const player = element("figure", { "data-player": "https://player.example.com" });
  const html = htmlOf(element("div", { "data-frames": "own" }), player, player);
  expect(framesIn(html)).toEqual(["'self'", "https://player.example.com"]);
});

it.each([
  '<div data-status="500"></div>',
  '<figure data-player="javascript:alert(1)"></figure>',
  '<div data-tag="&quot;"></div>',
])("%s says nothing", (html) => {
  expect(read(html)).toEqual(NOTHING);
});
