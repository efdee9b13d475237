import { readFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../../scripts/steps/environment.ts";

type Reliance = { what: string; tests: string[] };

/** Returns the rows of the tables in docs/upgrading.md, with the test files that their last column names. */
export async function reliances(): Promise<Reliance[]> {
  const page = await readFile(path.join(root, "docs/upgrading.md"), "utf8");
  const [, ...sections] = page.split(/^## /m);
  const internals = sections.filter((section) => section.startsWith("Internals of "));
  const rows = internals.flatMap((section) => section.split("\n").filter((line) => /^\| (?!reliance|---)/.test(line)));
  return rows.map((row) => {
    const [what = "", , , last = ""] = row.split(" | ");
    return { what, tests: [...last.matchAll(/`([\w-]+\.(?:test|spec)\.ts)`/g)].map(([, file = ""]) => file) };
  });
}
