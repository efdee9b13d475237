// @module-tag full
import { expect, it } from "vitest";
import { misfits, productionPackages } from "./packages.ts";

it("the product consists of packages under licences that fit its own, or were decided one by one", async () => {
  const found = await productionPackages();
  expect(found.length).toBeGreaterThan(1000);
  expect(misfits(found)).toEqual([]);
});

it.each([
  ["left-pad", "GPL-3.0-only", "nothing was decided about it"],
  ["lightningcss-linux-x64-gnu", "BUSL-1.1", "MPL-2.0 was written down"],
])("%s under %s is named", (name, licence, why) => {
  expect(misfits([{ name, licence, versions: [] }])).toEqual([`${name} is under ${licence}: ${why}`]);
});
