import path from "node:path";
import { expect, it } from "vitest";
import { commands, read } from "./files.ts";

const IMPORT = /^(?:import|export)(?! type\b)(?: [^"'=(]+ from)? "([^"]+)"/gm;

/** Follows the imports of a file. @returns the packages that it loads, each with the files in between. */
function packagesOf(file: string, way: string[] = [], seen = new Set<string>()): string[] {
  if (seen.has(file) || file.endsWith(".json")) return [];
  seen.add(file);
  return [...read(file).matchAll(IMPORT)].flatMap(([, name = ""]) => {
    if (name.startsWith("node:")) return [];
    const next = [...way, file];
    return name.startsWith(".")
      ? packagesOf(path.join(path.dirname(file), name), next, seen)
      : [[...next, name].join(" > ")];
  });
}

it.each(commands)("%s begins without a package, since a fresh clone has none installed", (name) => {
  expect(packagesOf(name)).toEqual([]);
});

it("a package is found, however many files are between", () => {
  expect(packagesOf("tools/brand/prepare.ts").join("\n")).toContain("tools/brand/schema.ts > zod");
});
