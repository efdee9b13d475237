import { expect, it } from "vitest";
import { searched } from "../src/database/search-text";

it.each([
  ["Đặng, Zoë", ["dang", "zoe"]],
  ["Anne‐Marie – (Groß)", ["anne", "marie", "gross"]],
  [",", [","]],
  [" - ", ["-"]],
  ["“”", ["“”"]],
  ["  ", []],
])("a search for “%s” looks for %j", (text, words) => {
  expect(searched(text).words).toEqual(words);
});
