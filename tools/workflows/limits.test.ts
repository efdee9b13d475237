import { execFileSync } from "node:child_process";
import path from "node:path";
import { expect, it } from "vitest";
import { read, root } from "./files.ts";

const SHARED = "config/vitest.config.ts";
const manifests = execFileSync("git", ["ls-files", "*/package.json"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((file) => file && /\bvitest run\b/.test(JSON.parse(read(file)).scripts?.test));
const configs = execFileSync("git", ["ls-files", "*vitest.config.*"], { cwd: root, encoding: "utf8" }).split("\n");

it.each(manifests)("the tests of %s have the limits that all have", (manifest) => {
  const folder = path.dirname(manifest);
  const own = configs.filter((file) => path.dirname(file) === folder).map(read);
  expect([JSON.parse(read(manifest)).scripts.test, ...own].join("\n")).toContain(SHARED);
});
