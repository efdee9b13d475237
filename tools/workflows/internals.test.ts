import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, it } from "vitest";
import { reliances } from "../../lab/internals/reliances.ts";

const root = path.resolve(import.meta.dirname, "../..");

it("each reliance on an internal names tests that there are, which test-internals runs", async () => {
  const files = spawnSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  }).stdout;
  const there = new Set(files.split("\n").map((file) => path.basename(file)));
  const rows = await reliances();
  expect(rows.length).toBeGreaterThan(30);
  // A build hint has no test, because the build itself fails without it.
  const unguarded = rows.filter(({ what, tests }) => tests.length === 0 && !what.includes("build-manifest.json"));
  expect(unguarded).toEqual([]);
  expect(rows.flatMap(({ tests }) => tests).filter((file) => !there.has(file))).toEqual([]);
});
