import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { company } from "@repo/brand";
import { paletteOf } from "@repo/brand/palette";
import { themeCss } from "@repo/brand/theme";
import { describe, expect, it } from "vitest";

const fixed = readFileSync(fileURLToPath(import.meta.resolve("../src/theme.css")), "utf8");
const theme = themeCss(paletteOf(company().colors)) + fixed;

function token(name: string): string {
  const value = new RegExp(`--color-${name}: ?(#[0-9a-f]{6})[;}]`).exec(theme)?.[1];
  if (!value) throw new Error(`There is no colour ${name}.`);
  return value;
}

/** Returns the relative luminance by WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(token(one)), luminance(token(other))].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe("text is readable (4.5:1) with", () => {
  it.each([
    ["ink", "white"],
    ["ink", "mist"],
    ["ink", "sand"],
    ["ink", "sky"],
    ["ink", "orange"],
    ["ink", "orange-300"],
    ["ink", "cyan"],
    ["slate", "white"],
    ["slate", "mist"],
    ["slate", "sand"],
    ["blue", "white"],
    ["blue-700", "white"],
    ["blue-700", "sky"],
    ["blue-700", "mist"],
    ["cyan-700", "white"],
    ["orange-700", "white"],
    ["orange-700", "sand"],
    ["error", "white"],
    ["error", "sand"],
    ["success", "white"],
    ["white", "blue-900"],
    ["sky", "blue-900"],
    ["orange-300", "blue-900"],
  ])("%s on %s", (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

it("borders of fields can be seen (3:1)", () => {
  expect(contrast("field", "white")).toBeGreaterThanOrEqual(3);
  expect(contrast("orange-700", "white")).toBeGreaterThanOrEqual(3);
});
