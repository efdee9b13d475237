import { describe, expect, it } from "vitest";
import {
  coloredUrl,
  isDuotone,
  isSharedPicture,
  mediaPath,
  mediaType,
  nextVersion,
  readColored,
  readFileName,
  tooManyPixels,
} from "../src/page/media";

it.each(["/uploads/lamp.webp", "https://bucket.example/files/lamp.webp", "lamp.webp"])("the site serves %s", (url) => {
  expect(mediaPath(url)).toBe("/media/lamp.webp");
});

describe("a drawing in a colour", () => {
  it("has an address of its own for each colour", () => {
    const address = coloredUrl("/uploads/lamp_1a2b-2.svg", "#1375b6");
    expect(address).toBe("/uploads/lamp_1a2b-2.1375b6.svg");
    expect(readColored("lamp_1a2b-2.1375b6.svg")).toEqual({ file: "lamp_1a2b-2.svg", color: "#1375b6" });
  });

  it.each(["lamp.svg", "lamp.webp", "lamp.1375b.svg", "lamp.1375b6.webp", ".1375b6.svg"])("is not %s", (name) => {
    expect(readColored(name)).toEqual({ file: name });
  });

  it("is no photo", () => expect(coloredUrl("/uploads/lamp.webp", "#1375b6")).toBe("/uploads/lamp.webp"));
});

describe("a file that is replaced", () => {
  it("counts up its name, as often as it is", () => {
    expect(nextVersion("lamp_1a2b")).toBe("lamp_1a2b-2");
    expect(nextVersion("lamp_1a2b-9")).toBe("lamp_1a2b-10");
  });

  it.each([
    ["/uploads/lamp_1a2b.webp", { original: "lamp_1a2b.webp", version: 1 }],
    ["https://cms.example/uploads/lamp_1a2b-10.webp", { original: "lamp_1a2b.webp", version: 10 }],
    ["lamp_1a2b-10", { original: "lamp_1a2b", version: 10 }],
    // Made-up names must not pass for replacements of an existing file.
    ["lamp_1a2b-1.webp", { original: "lamp_1a2b-1.webp", version: 1 }],
    ["lamp_1a2b-02.webp", { original: "lamp_1a2b-02.webp", version: 1 }],
    ["-2.webp", { original: ".webp", version: 2 }],
    ["lamp-2.tar-3.gz", { original: "lamp.tar-3.gz", version: 2 }],
    ["", { original: "", version: 1 }],
  ])("is known by its name %j", (name, read) => {
    expect(readFileName(name)).toEqual(read);
  });
});

describe("what a file of the media library is served as", () => {
  it.each([
    ["lamp.png", "image/png"],
    ["LAMP.JPG", "image/jpeg"],
    ["page.html.svg", "image/svg+xml"],
  ])("follows from its extension: %s", (name, type) => expect(mediaType(name)).toBe(type));

  it.each([
    "page.html",
    "script.js",
    "page.svg.html",
    "png",
    "lamp.",
    "lamp.png ",
    "lamp.constructor",
    "lamp.__proto__",
  ])("is nothing that a browser shows: %s", (name) => expect(mediaType(name)).toBeUndefined());
});

it.each([
  ["/uploads/lamp.webp", true],
  ["lamp.SVG", false],
  ["lamp.exe", false],
])("a picture is shared unless it is a drawing: %s, %s", (name, isShared) =>
  expect(isSharedPicture(name)).toBe(isShared),
);

it("somebody with too large a picture is told by how much", () => {
  expect(tooManyPixels("lamp.png", 16_000 ** 2)).toBe("lamp.png has 256 megapixels; 40 are the limit.");
  expect(tooManyPixels("lamp.png", 40_000_001)).toBe("lamp.png has 41 megapixels; 40 are the limit.");
});

it.each([
  ["/uploads/duotone_hero_1a2b.webp", true],
  ["/uploads/a_duotone_1a2b.webp", false],
])("%s is shown in the firm's colours: %s", (url, expected) => {
  expect(isDuotone(url)).toBe(expected);
});
