import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import data from "@mdn/browser-compat-data" with { type: "json" };
import type { CompatStatement, Identifier } from "@mdn/browser-compat-data";
import { expect, it } from "vitest";

/** The browsers that Next.js compiles for, such as `safari 16.4`. */
const BROWSERS: string[] = createRequire(import.meta.url)("next/dist/shared/lib/modern-browserslist-target");
/** Interfaces whose members are searched for by name alone. */
const INTERFACES = ["Window", "Document", "Element", "HTMLElement", "Node", "Event", "AbortSignal", "Crypto", "Blob"];
const TESTED_FOR = [
  "Error.captureStackTrace",
  ...[".checkVisibility", ".requestIdleCallback", ".setImmediate", ".stackTraceLimit", ".startViewTransition"],
];
const FILLED_IN_BY_NEXT = ["URL.canParse"];
const NAMES_OF_OTHERS = [".ariaLive", ".chunks", ".displayName", ".drop", ".error", ".navigation"];
const OF_REACT = [".popover", ".restore", ".role", ".use"];
const FINE = [TESTED_FOR, FILLED_IN_BY_NEXT, NAMES_OF_OTHERS, OF_REACT].flat();

function isServed({ support }: CompatStatement): boolean {
  return BROWSERS.every((browser) => {
    const [name, version] = browser.split(" ") as [keyof typeof support, string];
    return [support[name]].flat().some((statement) => {
      const since = Number.parseFloat(String(statement?.version_added).replace("≤", ""));
      return since <= Number(version) && !statement?.flags && !statement?.alternative_name;
    });
  });
}

const BUILTINS = data.javascript.builtins ?? {};

const entries = (tree: Identifier) =>
  Object.keys(tree).flatMap((name) => {
    const more = name === "__compat" ? undefined : tree[name];
    return more?.__compat ? [{ name, more, compat: more.__compat }] : [];
  });

/** Returns names as `Name`, `Name.static` and `.member`. */
function lackingNames(): Set<string> {
  const names = new Map<string, boolean>();
  const add = (name: string, compat: CompatStatement) => names.set(name, names.get(name) || isServed(compat));
  for (const { name, more, compat } of [BUILTINS, data.api].flatMap(entries)) {
    add(name, compat);
    for (const { name: key, compat } of entries(more)) {
      const [member = "", kind] = key.split("_");
      const isStatic = kind === "static" || Object.hasOwn(Object(Reflect.get(globalThis, name)), member);
      if (isStatic) add(`${name}.${member}`, compat);
      else if (!kind && (name in BUILTINS || INTERFACES.includes(name))) add(`.${member}`, compat);
    }
  }
  return new Set([...names].filter(([, isThere]) => !isThere).map(([name]) => name));
}

/** Leaves out scripts that define missing functions: Next.js's for old browsers, and the PDF library. */
async function builtScripts(): Promise<string[]> {
  const files = await readdir(".next/static", { recursive: true });
  const own = files.filter((name) => /\.js$|viewer[^/]*\.mjs$/.test(name));
  const scripts = await Promise.all(own.map((name) => readFile(`.next/static/${name}`, "utf8")));
  return scripts.filter((script) => !script.includes("__core-js_shared__"));
}

it("the README names the browsers", async () => {
  const readme = await readFile("../../README.md", "utf8");
  expect(BROWSERS.filter((browser) => !readme.toLowerCase().includes(browser))).toEqual([]);
});

it("the scripts use nothing that one of these browsers lacks", async () => {
  const lacking = lackingNames();
  expect(lacking).toContain("AbortSignal.any");
  expect(lacking).toContain(".union");
  const found = new Set<string>();
  for (const script of await builtScripts()) {
    for (const [, made, object = "", member] of script.matchAll(
      /\bnew ([A-Z]\w*)|\b([A-Za-z]\w*)?\)?\??\.([A-Za-z]\w*)/g,
    )) {
      for (const name of [made ?? object, `${object}.${member}`, `.${member}`]) if (lacking.has(name)) found.add(name);
    }
  }
  expect([...found].filter((name) => !FINE.includes(name))).toEqual([]);
});
