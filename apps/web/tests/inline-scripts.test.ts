import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { gatherInlineScripts } from "../server/html/inline-scripts.ts";

// Next.js renders with its own copy of React.
const require = createRequire(import.meta.url);
const { createElement, Suspense, use } = require("next/dist/compiled/react") as typeof import("react");
const { renderToReadableStream } =
  require("next/dist/compiled/react-dom/server.node") as typeof import("react-dom/server");

async function stream(page: ReactNode, onShell: () => void): Promise<string> {
  const stream = await renderToReadableStream(page, { onError: () => undefined });
  onShell();
  return new Response(stream).text();
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");
const script = (text: string) => `<script>${text}</script>`;

const START = "(self.__next_f=self.__next_f||[]).push([0])";
const TURBOPACK = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});';
/** Escapes a text as Next.js does. */
const htmlSafe = (text: string) =>
  text.replace(/[<>&\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
const payload = (data: string) => `self.__next_f.push([1,${JSON.stringify(data)}])`;

describe("scripts that Next.js has written", () => {
  it("become one where they are neighbours, in their order, with the hash of that one", () => {
    const { html, hashes } = gatherInlineScripts(
      `<p>Text</p>${[TURBOPACK, START, payload('0:{"a":")"}\n'), payload("1:null")].map(script).join("")}</body>`,
    );
    const [, gathered = ""] = /^<p>Text<\/p><script>(.*)<\/script><\/body>$/s.exec(html) ?? [];
    expect(hashes).toEqual([sha256(gathered)]);

    const globals: { __next_f?: [number, string?][]; TURBOPACK?: unknown[] } = {};
    new Function("self", "globalThis", gathered)(globals, globals);
    expect(globals).toEqual({
      __next_f: [[0], [1, '0:{"a":")"}\n1:null']],
      TURBOPACK: [{ otherChunks: ["a.js"] }],
    });
  });

  it.each([
    "`",
    `\${alert(1)}`,
    `$\${alert(1)}\\\${alert(1)}`,
    "\\`\\\\u0041\\",
    "</script><script>alert(1)//",
    "<!--<SCRIPT>",
    "\r\n\0\u2028\u2029\ufeff😀'\"",
  ])("carry their payload unharmed: %j", (text) => {
    const rows = [`0:T5,${text}`, text];
    const { html } = gatherInlineScripts([START, ...rows.map(payload)].map(htmlSafe).map(script).join(""));
    const [, gathered = ""] = /^<script>(.*?)<\/script>$/s.exec(html) ?? [];
    expect(gathered).not.toMatch(/<[/!s]/i);
    const globals: { __next_f?: [number, string?][] } = {};
    new Function("self", gathered.replace(/\0/g, "\ufffd").replace(/\r\n?/g, "\n"))(globals);
    expect(globals.__next_f).toEqual([[0], [1, rows.join("")]]);
  });

  it("stay apart where something stands between them", () => {
    const page = (...rows: string[]) =>
      `${script(START)}<hr>${script(rows[0] ?? "")}<script type="application/ld+json">{"a":1}</script>${script(rows[1] ?? "")}`;
    const { html, hashes } = gatherInlineScripts(page(payload("1:null"), payload("2:null")));
    const kept = ["self.__next_f.push([1,`1:null`])", "self.__next_f.push([1,`2:null`])"];
    expect(html).toBe(page(...kept));
    expect(hashes).toEqual([START, ...kept].map(sha256));
  });

  it("include the one that React marks as the beginning, where it stands", () => {
    const page = `<script id="_R_">${TURBOPACK}</script>${script(START)}`;
    expect(gatherInlineScripts(page)).toEqual({ html: page, hashes: [TURBOPACK, START].map(sha256) });
    expect(gatherInlineScripts('<script id="_R_">alert(1)</script>').hashes).toEqual([]);
  });

  it("include those of React that put late parts of a page into their places", async () => {
    let showShell = () => {};
    const shell = new Promise<void>((resolve) => (showShell = resolve));
    const late = (part: Promise<string>) => createElement(() => use(part));
    const html = await stream(
      createElement("body", null, [
        createElement(Suspense, { key: "late", fallback: "…" }, late(shell.then(() => "A late part"))),
        createElement(
          Suspense,
          { key: "failed", fallback: "…" },
          late(shell.then(() => Promise.reject(new Error("Failed")))),
        ),
      ]),
      showShell,
    );
    expect(html).toContain('$RC("B:0","S:0")');
    expect(html).toContain('$RX("B:1"');
    const gathered = gatherInlineScripts(html);
    const scripts = [...gathered.html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = ""]) => text);
    expect(scripts.map(sha256)).toEqual(gathered.hashes);
  });
});

describe("any other script", () => {
  it.each([
    "alert(1)",
    `${payload("1:null")};alert(1)`,
    "self.__next_f.push([1,alert(1)])",
    "self.__next_f.push([0]),alert([1])",
    "self.__next_f.push([1,`\\u0061`])",
    'self.__next_f.push([1,"a"+alert(1)+"b"])',
    `alert(1);${START}`,
    '$RC("B:0","S:0");alert(1)',
    'alert(1);$RC("B:0","S:0")',
    '$RC("B:0",alert(1))',
    "",
  ])("gets no hash: %s", (text) => {
    expect(gatherInlineScripts(script(text))).toEqual({ html: script(text), hashes: [] });
  });

  it("is not taken in by neighbours", () => {
    const page = [START, "alert(1)", START].map(script).join("");
    expect(gatherInlineScripts(page)).toEqual({ html: page, hashes: [sha256(START)] });
  });

  it("gets no hash for data, a module or an address", () => {
    const page = [
      '<script type="application/ld+json">{"a":1}</script>',
      `<script type="module">${START}</script>`,
      '<script src="/_next/static/chunks/a.js" async=""></script>',
    ].join("");
    expect(gatherInlineScripts(page)).toEqual({ html: page, hashes: [] });
  });
});

it("the script of Next.js that moves late icons into the head may run, as a script of nobody else", () => {
  const { createServerInsertedMetadata } =
    require("next/dist/server/app-render/metadata-insertion/create-server-inserted-metadata") as {
      createServerInsertedMetadata: () => () => Promise<string>;
    };
  return createServerInsertedMetadata()().then((html) => {
    const text = html.replace(/<\/?script>/g, "");
    expect(gatherInlineScripts(html).hashes).toEqual([sha256(text)]);
    expect(gatherInlineScripts(script(`${text};alert(1)`)).hashes).toEqual([]);
    expect(gatherInlineScripts(script("")).hashes).toEqual([]);
  });
});
