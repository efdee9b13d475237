import { expect, it } from "vitest";
import { looksLikeMarkdown } from "../src/looks-like-markdown";

it.each([
  "Lamps\n\n## The wick",
  "More is [on our page](/lamps).",
  "[Lamps](https://example.org/lamps)",
  "| Oil | Price |\n| --- | ---: |\n| Colza | 3 |",
  "Oil | Price\n--- | ---\nColza | 3",
  "Run this:\n```sh\nls\n```",
])("%j looks like Markdown", (text) => {
  expect(looksLikeMarkdown(text)).toBe(true);
});

it.each([
  "",
  "One.\n\nTwo.",
  "We are #1 ## in oil",
  "# 1 of 3",
  "- a list\n* another\n1. a third",
  "the array a[1](see below)",
  "[sic] (1899)",
  "a | b | c",
  "-----",
  "3 * 4 * 5 and snake_case_names",
])("%j is plain", (text) => {
  expect(looksLikeMarkdown(text)).toBe(false);
});

it("takes no time to speak of for a long text", () => {
  for (const part of ["[", "[a](", "[a](/", "|", "-|", " ", "#", "`"]) {
    expect(looksLikeMarkdown(part.repeat(100_000))).toBe(false);
  }
});
