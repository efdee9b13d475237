import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import {
  ownFramesMark,
  type PageSignals,
  playerMark,
  readSignals,
  statusMark,
  tagMark,
} from "../runtime/page-signals.ts";

const NOTHING: PageSignals = { status: undefined, hasTag: false, frames: [] };

const elements: [name: string, mark: object, said: Partial<PageSignals>][] = [
  ["div", tagMark("G-TEST12345"), { hasTag: true }],
  ["figure", playerMark("https://player.example.com"), { frames: ["https://player.example.com"] }],
  ["template", statusMark(404), { status: 404 }],
  ["div", statusMark(503), { status: 503 }],
  ["div", statusMark(undefined), {}],
  ["div", ownFramesMark, { frames: ["'self'"] }],
];

it.each(elements)("a %s with %j says it", (name, mark, said) => {
  const html = renderToStaticMarkup(createElement("main", null, createElement(name, mark)));
  expect(readSignals(html)).toEqual({ ...NOTHING, ...said });
});

it.each(elements)("a text that spells a %s with %j says nothing", (name, mark) => {
  const spelled = renderToStaticMarkup(createElement(name, mark));
  expect(readSignals(renderToStaticMarkup(createElement("p", null, spelled)))).toEqual(NOTHING);
});

it("a page says everything at once, and no source of frames twice", () => {
  const player = createElement("figure", playerMark("https://player.example.com"));
  const page = createElement("main", null, createElement("div", ownFramesMark), player, player);
  expect(readSignals(renderToStaticMarkup(page)).frames).toEqual(["'self'", "https://player.example.com"]);
});

it.each([
  '<div data-status="500"></div>',
  '<figure data-player="javascript:alert(1)"></figure>',
  '<div data-tag="&quot;"></div>',
])("%s says nothing", (html) => {
  expect(readSignals(html)).toEqual(NOTHING);
});
