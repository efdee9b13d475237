import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parseSync, Visitor } from "oxc-parser";
import reviewed from "../expressions/reviewed.json" with { type: "json" };

const require = createRequire(import.meta.url);
const LINEAR_FILE = new URL("../expressions/linear.json", import.meta.url);
const CHECK_MS = 120_000;

type Expression = { source: string; flags: string };
export type SlowExpression = { expression: string; packages: string[]; why: string };

const REVIEWED = new Set(reviewed.flatMap(({ expressions }) => expressions));

function expressionsIn(files: string[]): Map<string, Expression & { packages: Set<string> }> {
  const found = new Map<string, Expression & { packages: Set<string> }>();
  for (const file of files.filter((name) => /\.[cm]?[jt]s$/.test(name))) {
    const code = readFileSync(file, "utf8");
    const visitor = new Visitor({
      Literal(node) {
        if (!("regex" in node) || !canRepeat(node.regex.pattern)) return;
        const { pattern: source, flags } = node.regex;
        const key = `/${source}/${flags}`;
        const known = found.get(key) ?? { source, flags, packages: new Set<string>() };
        found.set(key, known);
        known.packages.add(packageOf(file));
      },
    });
    visitor.visit(parseSync(file, code).program);
  }
  return found;
}

/** Returns unreviewed expressions that may not be linear. `CHECK_EXPRESSIONS=write` records the linear ones. */
export function slowExpressions(files: string[]): SlowExpression[] {
  const linear = new Set<string>(JSON.parse(readFileSync(LINEAR_FILE, "utf8")));
  const slow: SlowExpression[] = [];
  for (const [expression, { source, flags, packages }] of expressionsIn(files)) {
    const digest = createHash("sha256").update(expression).digest("base64url").slice(0, 12);
    if (REVIEWED.has(expression) || linear.has(digest)) continue;
    const why = recheck(source, flags);
    if (why) slow.push({ expression, packages: [...packages], why });
    else linear.add(digest);
  }
  if (process.env.CHECK_EXPRESSIONS === "write") {
    writeFileSync(LINEAR_FILE, `${JSON.stringify([...linear].sort(), null, 2)}\n`);
  }
  return slow;
}

function recheck(source: string, flags: string): string | undefined {
  // recheck reads this when it is loaded. Its other programs are not installed.
  process.env.RECHECK_SYNC_BACKEND = "pure";
  const { checkSync }: typeof import("recheck") = require("recheck");
  const result = checkSync(source, flags, { timeout: CHECK_MS });
  if (result.status === "safe") return undefined;
  if (result.status === "unknown") return `could not be judged: ${result.error.kind}`;
  return `${result.complexity.summary}: ${result.attack.pattern}`;
}

const canRepeat = (source: string) => /[*+]|\{\d*,/.test(source);

function packageOf(file: string): string {
  const [, inPackage] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
  return inPackage ?? file.replace(/^.*\/(?=(?:apps|packages)\/)/, "").replace(/\.instances\/[^/]+\//, "");
}
