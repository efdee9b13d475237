import { describe, expect, it } from "vitest";
import { readSvgSize } from "../src/files/svg-size";

const SVG = "http://www.w3.org/2000/svg";

describe("a drawing", () => {
  it.each(["svg", "x:svg"])("may have a root called %s, and any number of namespaces", (root) => {
    const namespaces = Array.from({ length: 20_000 }, (_, at) => `xmlns:n${at}="u:${at}"`).join(" ");
    const drawing = `<${root} xmlns="${SVG}" xmlns:x="${SVG}" ${namespaces} width="120" height="80"/>`;
    expect(readSvgSize(Buffer.from(drawing))).toEqual({ width: 120, height: 80 });
  });

  it.each([
    ["another root", `<html xmlns="${SVG}"/>`],
    ["another namespace", `<svg xmlns="http://example.com" width="1"/>`],
    [
      "an entity for more than a namespace",
      `<!DOCTYPE svg [<!ENTITY a "${"1".repeat(201)}">]><svg xmlns="${SVG}" width="&a;"/>`,
    ],
  ])("with %s is none", (_, drawing) => {
    expect(readSvgSize(Buffer.from(drawing))).toBeUndefined();
  });
});
