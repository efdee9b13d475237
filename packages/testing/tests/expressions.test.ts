// @module-tag nightly
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const SOURCES =
  "{apps/cms/{config,scripts,seed,src},apps/web/{server,src},packages/{brand,contract,markdown,process,time,ui},plugins}/**/*.{ts,mts,tsx}";
const OTHERS = /\/(node_modules|dist|tests|\.next|generated)\//;

/** Where an expression may take longer than its text is long, and why it may. */
const REVIEWED: Record<string, string[]> = {
  "The text was cut before.": [String.raw`/\s+\S*$/`, "/-+$/", String.raw`/^\/+|\/+$/g`, "/[^/]*$/"],
  "A header of at most 16 KB without line breaks.": ["/%.*$/"],
  "Addresses that the CMS has named, and a visitor's own cookies.": ["/(?=[^/]+$)/", String.raw`/_ga\w*(?==)/g`],
  "Pages and styles of our own, where texts of others are escaped: each try begins with a tag, and ends at the next.": [
    String.raw`/<script\b([^>]*)>(.*?)<\/script>/gs`,
    String.raw`/\$R[A-Z]\(("[BPS]:.*)\)$/s`,
    String.raw`/<link rel="stylesheet" href="\/_next\/static\/([\w./-]+\.css)" data-precedence="[^"]*"\/>/g`,
    String.raw`/<script src="[^"]+"(?: id="_R_")? async=""><\/script>|<link rel="preload" as="script"[^>]*>/g`,
    String.raw`/@font-face\s*\{[^}]*\}/g`,
    String.raw`/@font-face\{font-family:headings;src:url\(([^)]+)\)/`,
    String.raw`/@property (--[\w-]+)\{[^}]*\}|(?<=@layer properties\{[^}]*)(--[\w-]+):[^;}]*;?/g`,
  ],
};

function expressions(): Map<string, { source: string; flags: string; file: string }> {
  const found = new Map<string, { source: string; flags: string; file: string }>();
  for (const file of globSync(SOURCES, { cwd: ROOT, exclude: (name) => name === "node_modules" })) {
    if (OTHERS.test(`/${file}`)) continue;
    const code = readFileSync(path.join(ROOT, file), "utf8");
    new Visitor({
      Literal(node) {
        if (!("regex" in node) || !/[*+]|\{\d*,/.test(node.regex.pattern)) return;
        const { pattern: source, flags } = node.regex;
        found.set(`/${source}/${flags}`, { source, flags, file });
      },
    }).visit(parseSync(file, code).program);
  }
  return found;
}

// recheck reads this when it is loaded. Its other programs are not installed.
process.env.RECHECK_SYNC_BACKEND = "pure";
const { checkSync }: typeof import("recheck") = createRequire(import.meta.url)("recheck");

/** A busy machine would change what is found within a time. */
const UNTIMED = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null };

it("our regular expressions take linear time, or there is a reason why they may take longer", {
  timeout: 300_000,
}, () => {
  const reviewed = Object.values(REVIEWED).flat();
  const found = expressions();
  expect(reviewed.filter((expression) => !found.has(expression))).toEqual([]);
  const slow = [...found]
    .filter(([expression]) => !reviewed.includes(expression))
    .filter(([, { source, flags }]) => checkSync(source, flags, UNTIMED).status !== "safe")
    .map(([expression, { file }]) => `${file}: ${expression}`);
  expect(slow).toEqual([]);
});
