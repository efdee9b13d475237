import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { PLATFORMS } from "./licences.ts";
import { listing, misfits, productionPackages, root, unused } from "./packages.ts";

const found = productionPackages();

describe("packages that the product consists of", () => {
  it("are under licences that fit its own, or were decided one by one", () => {
    expect(found.length).toBeGreaterThan(1000);
    expect(misfits(found)).toEqual([]);
  });

  it("need every exception that is written down", () => {
    expect(unused(found)).toEqual([]);
  });

  it("are those that THIRD-PARTY.md lists: `node scripts/run.mjs licences` writes it", () => {
    const written = readFileSync(path.join(root, "THIRD-PARTY.md"), "utf8");
    expect(listing(found) === written, "THIRD-PARTY.md differs from what is installed").toBe(true);
  });
});

describe("a package", () => {
  it.each([
    ["under another licence", { name: "left-pad", licence: "GPL-3.0-only" }, "nothing was decided about it"],
    ["without a licence", { name: "left-pad", licence: "Unknown" }, "nothing was decided about it"],
    ["that has changed its licence", { name: "lightningcss", licence: "BUSL-1.1" }, "MPL-2.0 was written down"],
    ["of one platform", { name: "@img/sharp-linux-x64", licence: "GPL-3.0-only" }, "Apache-2.0 was written down"],
  ])("%s is named", (_, each, why) => {
    expect(misfits([each])).toEqual([`${each.name} is under ${each.licence}: ${why}`]);
  });
});

it("a package for one platform is named unless it is known what it is", () => {
  expect(misfits([{ name: "@biomejs/cli-linux-x64", licence: "MIT" }])).toEqual([
    "@biomejs/cli-linux-x64 is for one platform: licences.ts has no pattern for it",
  ]);
});

it("the list is the same on every platform", () => {
  const common = found.filter(({ name }) => !PLATFORMS.some((platform) => platform.name.test(name)));
  expect(common.length).toBeLessThan(found.length);
  expect(listing(common)).toBe(listing(found));
});
