import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { marksIn, type PageMark } from "../server/html/marks.ts";
import { Mark } from "../src/components/mark.tsx";

const NOTHING: ReturnType<typeof marksIn> = { status: undefined, hasTag: false, frames: [] };

const marks: [mark: PageMark, said: Partial<typeof NOTHING>][] = [
  [{ "data-tag": "G-TEST12345" }, { hasTag: true }],
  [{ "data-frame": "https://player.example.com" }, { frames: ["https://player.example.com"] }],
  [{ "data-frame": "self" }, { frames: ["'self'"] }],
  [{ "data-status": 404 }, { status: 404 }],
  [{ "data-status": 503 }, { status: 503 }],
];

const element = (mark: PageMark) => createElement(Mark, mark);
const htmlOf = (...children: ReactNode[]) => renderToStaticMarkup(createElement("main", null, ...children));

it.each(marks)("a page with the mark %j says it", (mark, said) => {
  expect(marksIn(htmlOf(element(mark)))).toEqual({ ...NOTHING, ...said });
});

it.each(marks)("a text that spells the mark %j says nothing", (mark) => {
  expect(marksIn(htmlOf(htmlOf(element(mark))))).toEqual(NOTHING);
});

it("a page names each source of frames once", () => {
  const player = element({ "data-frame": "https://player.example.com" });
  const html = htmlOf(element({ "data-frame": "self" }), player, player);
  expect(marksIn(html).frames).toEqual(["'self'", "https://player.example.com"]);
});

it.each([
  '<template data-status="500"></template>',
  '<template data-frame="javascript:alert(1)"></template>',
  '<template data-tag="&quot;"></template>',
])("%s says nothing", (html) => {
  expect(marksIn(html)).toEqual(NOTHING);
});
