// @module-tag full
import { expectAtMost, expectInProportion } from "@repo/testing/effort";
import fc from "fast-check";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { describe, expect, it } from "vitest";
import { firstParagraph, plainText } from "../src/markdown";
import { html } from "./html";

type Node = DefaultTreeAdapterTypes.Node;

const ATTRIBUTES: Record<string, string[]> = {
  a: ["href", "title", "rel"],
  img: ["src", "width", "height", "alt"],
  code: ["class"],
  span: ["class"],
  pre: ["dir", "tabindex", "role", "aria-label"],
  div: ["class", "tabindex", "role", "aria-label"],
  ol: ["start"],
  th: ["style", "dir"],
  td: ["style", "dir"],
};
for (const tag of ["li", "figcaption"]) ATTRIBUTES[tag] = ["dir"];
for (const tag of ["p", "h2", "h3", "h4", "h5", "h6"]) ATTRIBUTES[tag] = ["id", "dir"];
for (const tag of "sup strong em s blockquote ul hr br table thead tbody tr figure".split(" ")) ATTRIBUTES[tag] = [];

const VALUES: Record<string, RegExp> = {
  id: /^[\p{L}\p{M}\p{N}-]+$/u,
  href: /^(https?:\/\/|mailto:|tel:\+?\d+(;ext=\d+)?$)/i,
  src: /^\/lamp\.webp$/,
  style: /^text-align:(left|center|right)$/,
  class:
    /^(article-table|language-\S+|(hljs-\w+_?|function_|class_|inherited__)( (function_|class_|inherited__|constant_|language_))*)$/,
};

function expectSafe(text: string): void {
  const visit = (node: Node): void => {
    if ("tagName" in node) {
      const allowed = ATTRIBUTES[node.tagName];
      expect(allowed, `<${node.tagName}> in ${JSON.stringify(text)}`).toBeDefined();
      for (const { name, value } of node.attrs) {
        expect(allowed, `${name} of <${node.tagName}> in ${JSON.stringify(text)}`).toContain(name);
        if (VALUES[name]) expect(value).toMatch(VALUES[name]);
      }
    } else expect(["#text", "#document-fragment"], text).toContain(node.nodeName);
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  visit(parseFragment(html(text)));
}

describe("nothing but text comes of", () => {
  it.each([
    "<script>alert(1)</script>",
    '<img src=x onerror="alert(1)">',
    "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
    "<!-- --><style>*{display:none}</style>",
    "<svg><a xlink:href=javascript:alert(1)>x</a></svg>",
    "[a](javascript:alert(1))",
    "[a](JaVaScRiPt:alert(1))",
    "[a](java&Tab;script:alert(1))",
    "[a](&#106;avascript:alert(1))",
    "[a](\u0001javascript:alert(1))",
    "[a](vbscript:alert(1)) [b](file:///etc/passwd) [c](blob:x)",
    "[a](data:text/html;base64,PHNjcmlwdD4=)",
    "![a](data:image/svg+xml;base64,PHN2Zz4=)",
    "![a](javascript:alert(1))",
    "![]()",
    "[]()",
    "[a]( )",
    '[a](<> "b")',
    "<javascript:alert(1)>",
    "[a]: javascript:alert(1)\n\n[a]",
    "[a](tel:javascript:alert(1)) [b](#) ![c](tel:<script>)",
    "[a](//example.org) [b](/\\example.org) [c](/%09/example.org)",
  ])("%s", (text) => {
    const made = html(text);
    expect(made).not.toMatch(/<(?!\/?(p|a)\b)/);
    expect(made).not.toMatch(/href="(?!https:\/\/site\.test\/(?!\/))/);
    expectSafe(text);
  });
});

describe("what is written by the renderer can't be left:", () => {
  it.each([
    "![a](tel:+91.1.)",
    '[a](https://example.org/"onmouseover="alert(1) "x\\" onfocus=\\"alert(1)")',
    '![" onerror="alert(1)](/media/lamp.webp "</figcaption><script>alert(1)</script>")',
    '![<b>](/media/lamp.webp "&quot;><script>")',
    '```"onclick="alert(1)\n</code></pre><script>alert(1)</script>\n```',
    "```html\n</code></pre><script>alert(1)</script>\n```",
    "`</code><script>alert(1)</script>`",
    "|<script>|\n|-|\n|</table><script>|",
    "# <script>alert(1)</script>\n> <img src=x onerror=alert(1)>",
    "\u202e[a](https://example.org/\u202egpj.exe)",
    "&lt;script&gt; &#60;script&#62; &amp;lt;script&amp;gt; &#0; &#x110000;",
  ])("%s", expectSafe);

  const parts = fc.constantFrom(
    ..."<script> </script> <a onclick= [ ]( ](javascript: ![ ](/media/lamp.webp ) \" ' ` ``` ```js > - [^1] [^1]: [x] tel:+9 | |-| # * ** ~~ & &lt; &#60; \\ \0 \u202e \ud800 \u200b = 1. http:// mailto: a <!-- --> <br> “ ” ]]> \n \n\n".split(
      " ",
    ),
    " ",
    "\n",
    "\n\n",
    "    ",
  );

  it("whatever is put together", () => {
    const text = fc.oneof(
      fc.array(parts, { maxLength: 40 }).map((some) => some.join("")),
      fc.string({ unit: "binary", maxLength: 200 }),
    );
    fc.assert(
      fc.property(text, (some) => {
        expectSafe(some);
        plainText(some);
        firstParagraph(some);
      }),
      { numRuns: 1_000 },
    );
  });
});

const LONGEST = 200_000;
const MOST = 4_000_000;

describe("the longest text costs as much as its parts, and is bounded, though it is made of", () => {
  it.each(
    [
      ">",
      "> ",
      "- ",
      "1. ",
      "[",
      "[a](",
      "![",
      "](a)",
      "[]",
      "*",
      "*a ",
      "*a_b",
      "a**b",
      "~~a ",
      "`a ``b ",
      "<",
      "<a ",
      "<!--",
      "<!--\n",
      "<!--\n\n",
      "[<!--",
      "> <!--\n",
      "<!-- -->\n",
      "a<!--\n--> b\n",
      "<br",
      "[a](/b “c ",
      "<![CDATA[",
      "&",
      "&#1;",
      "[a]: b\n",
      "[a](b c)",
      "[a](b(",
      "[a][b] ",
      "![*a*](b c) [",
      "[^1]",
      "[^1]: a\n",
      "# a\n",
      "- [ ] a\n",
      "https://",
      "http://a.",
      "mailto:a",
      "```\n",
      "a\n=",
      "# ",
      "\\",
      "|",
      "a|b\n-|-\n",
      "```js\n((((a\n```\n",
      "\u202e*",
      "👩‍💻*",
      "\n",
      "\t",
    ].map((unit) => [JSON.stringify(unit), unit] as const),
  )("%s", (name, unit) => expectBounded(name, (length) => unit.repeat(Math.ceil(length / unit.length))));

  const nested = (length: number, line: (depth: number) => string) =>
    Array.from({ length: Math.sqrt(length * 2) }, (_, depth) => line(depth)).join("\n");

  it.each<[string, (length: number) => string]>([
    ["quotes in quotes", (length) => nested(length, (depth) => `${">".repeat(depth)}a`)],
    ["lists in lists", (length) => nested(length, (depth) => `${"  ".repeat(depth / 2)}- a`)],
    ["a deep quote that goes on", (length) => `${"> ".repeat(90)}\n${"a\n".repeat(length / 2)}`],
    ["comments in quotes that end below them", (length) => `${"> <!--\n".repeat(length / 7)}\n-->`],
    ["many footnotes", (length) => Array.from({ length: length / 10 }, (_, at) => `[^${at}*]: a`).join("\n")],
    ["a wide table", (length) => `${"|a".repeat(length / 6)}\n${"|-".repeat(length / 6)}\n${"|\n".repeat(length / 5)}`],
  ])("%s", expectBounded);

  it.each(["<!--\n", "[<!--", "> <!--\n"])("comments without an end cost little more than other text: %j", (unit) => {
    const cost = (some: string) => () => html(some.repeat(LONGEST / 10));
    return expectAtMost(4, unit, cost(unit), cost(unit.replace("!", "?")));
  });

  it("more than is rendered", () => expect(html("*a* ".repeat(1_000_000)).length).toBeLessThan(MOST));

  function expectBounded(name: string, text: (length: number) => string): Promise<void> {
    return expectInProportion(name, LONGEST, (length) => expect(html(text(length)).length).toBeLessThan(MOST));
  }
});
