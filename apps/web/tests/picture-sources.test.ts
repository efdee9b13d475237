import { expect, it } from "vitest";
import { pictureSources } from "../src/lib/picture-sources.ts";

const widths = (width: number, sizes: string) =>
  pictureSources("/media/a_1.webp", width, sizes)
    .srcSet.split(", ")
    .map((source) => Number(/ (\d+)w$/.exec(source)?.[1]));

it("names a picture's file behind its width, and the largest as its source", () => {
  expect(pictureSources("/media/a_1.webp", 128, "64px")).toEqual({
    src: "/media/128/a_1.webp",
    srcSet: "/media/64/a_1.webp 64w, /media/128/a_1.webp 128w",
  });
});

it("goes no further than the first width that holds the whole picture", () => {
  expect(widths(1100, "100vw")).toEqual([256, 360, 640, 768, 1024, 1280]);
  expect(widths(1024, "100vw").at(-1)).toBe(1024);
  expect(widths(4000, "100vw").at(-1)).toBe(1920);
});

it("leaves out what is too small for a picture as wide as the window, unless the picture is small itself", () => {
  expect(widths(640, "50vw")[0]).toBe(256);
  expect(widths(100, "50vw")).toEqual([128]);
  expect(widths(640, "200px")[0]).toBe(64);
});
