import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { read, root } from "./files.ts";

function entriesOf(folder: string): string[] {
  const files = execFileSync("git", ["ls-files", folder], { cwd: root, encoding: "utf8" }).split("\n");
  return [...new Set(files.filter(Boolean).map((file) => file.slice(folder.length + 1).split("/", 1)[0] ?? ""))];
}

it.each([
  ["apps/cms/src", 15],
  ["packages", 7],
])("%s has at most %i entries", (folder, most) => {
  expect(entriesOf(folder).length, entriesOf(folder).join(", ")).toBeLessThanOrEqual(most);
});

it("the README has at most 130 lines", () => {
  expect(read("README.md").split("\n").length).toBeLessThanOrEqual(131);
});
