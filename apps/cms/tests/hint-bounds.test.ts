import { describe, expect, it } from "vitest";
import { counted, hintBounds, lengthIn } from "../src/pages/checks/hint-bounds";

describe("the hint of a field", () => {
  it.each([
    ["One or two sentences of at most 180 characters together.", { min: 0, max: 180, unit: "characters" }],
    ["One sentence of 100 to 180 characters, on the card.", { min: 100, max: 180, unit: "characters" }],
    ["Two to six words.", { min: 2, max: 6, unit: "words" }],
    ["One or two words.", { min: 1, max: 2, unit: "words" }],
    ["Shown large, such as 500+. At most five characters.", { min: 0, max: 5, unit: "characters" }],
    ["Landscape, at least 1200 pixels wide.", { min: 1200, max: Infinity, unit: "pixels" }],
    ["max. 60 characters20 to 60 characters.", { min: 0, max: 60, unit: "characters" }],
  ])("names a length: %s", (hint, bounds) => {
    expect(hintBounds(hint)).toEqual(bounds);
  });

  it.each([
    "A few words in orange.",
    "The first 160 characters are shown.",
    "1200 × 630 pixels.",
    "Four fit best.",
    "",
  ])("names none: %s", (hint) => {
    expect(hintBounds(hint)).toBeUndefined();
  });
});

it("is compared with what a person counts", () => {
  expect(lengthIn("words", " Cloud-native & fast – today ")).toBe(3);
  expect(lengthIn("characters", " abc ")).toBe(3);
  expect(lengthIn("characters", "{years}+ in {year}")).toBe("16+ in 2026".length);
  expect([counted(1, "words"), counted(2, "words"), counted(0, "characters")]).toEqual([
    "1 word",
    "2 words",
    "0 characters",
  ]);
});
