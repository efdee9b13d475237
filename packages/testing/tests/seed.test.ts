import fc from "fast-check";
import { expect, test } from "vitest";
import { seed, seeded } from "../src/seed";

const drawn = (name: string) => {
  const { random, below, bytes, sample } = seeded(name);
  return [random(), below(1_000_000), bytes(20).toString("hex"), sample(fc.string(), 20)];
};

test("one seed gives the same values again, others for another name", () => {
  expect(drawn("one")).toEqual(drawn("one"));
  drawn("one").forEach((value, index) => {
    expect(value).not.toEqual(drawn("another")[index]);
  });
});

test("what fast-check tries comes from the seed too, and its failure says it", () => {
  const wrong = fc.property(fc.integer(), () => false);
  expect(() => fc.assert(wrong)).toThrow(`seed: ${seed}`);
});
