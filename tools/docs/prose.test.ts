import { describe, expect, it } from "vitest";
import { files, read } from "./pages.ts";
import { complaintsAbout, UNCHECKED } from "./prose.ts";

const pages = files.filter((file) => file.endsWith(".md") && !(file in UNCHECKED));

it.each(pages)("%s is plain English", async (page) => {
  expect(await complaintsAbout(read(page))).toEqual([]);
});

it("names only pages that there are as unchecked", () => {
  expect(Object.keys(UNCHECKED).filter((page) => !files.includes(page))).toEqual([]);
});

describe("the linter complains about", () => {
  it.each([
    ["The way of a page through the code.", "use “How” instead"],
    ["A change tells the site to mend its own pages.", "use “notify” instead"],
    ["What is refused is refused with its reason.", "Begin with a noun"],
    ["The Javascript of the site.", "use “JavaScript” instead"],
    ["It is very fast.", "is a weasel word"],
    ["The the same word twice.", "is repeated"],
    [`A sentence ${"that goes on and on ".repeat(12)}is hard to read.`, "exceeds the maximum sentence length"],
  ])("%s", async (text, complaint) => {
    expect((await complaintsAbout(text)).join("\n")).toContain(complaint);
  });

  it("nothing in code, in links or in names of tests", async () => {
    expect(await complaintsAbout("See `mend anew` in [the guide](mend.md), which “mends it anew” covers.")).toEqual([]);
  });
});
