import { converter, formatHex } from "culori";
import { describe, expect, it } from "vitest";
import { colorProblems } from "../src/nearest.ts";
import { paletteOf } from "../src/palette.ts";
import type { GivenColors } from "../src/roles.ts";
import { sample } from "../src/sample.ts";
import { duotoneOf } from "../src/theme.ts";

/** Returns the same colours each time, as a linear congruential generator gives them. */
function* randomColors(): Generator<string, never> {
  for (let state = 58; ; ) {
    const channels = [0, 0, 0].map(() => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return Math.floor((state / 2 ** 31) * 256);
    });
    yield `#${Buffer.from(channels).toString("hex")}`;
  }
}

const oklch = converter("oklch");
const lightnessOf = (color: string) => oklch(color)?.l ?? 0;

/** Returns the colours with the nearest that pass, or `undefined` if lightness alone can't mend them. */
function mendedColors(given: GivenColors): GivenColors | undefined {
  let colors = given;
  for (let problem = colorProblems(colors)[0]; problem; problem = colorProblems(colors)[0]) {
    if (!problem.nearest || problem.nearest === colors[problem.role]) return undefined;
    colors = { ...colors, [problem.role]: problem.nearest };
  }
  return colors;
}

describe("of forty random pairs of colours", () => {
  const random = randomColors();
  const pairs = Array.from({ length: 40 }, () => ({ primary: random.next().value, accent: random.next().value }));
  it.each(pairs)("$primary and $accent are readable everywhere, or the nearest that are get named", (pair) => {
    const problems = colorProblems(pair);
    const mended = mendedColors(pair);
    expect(mended && colorProblems(mended)).toEqual([]);
    expect(problems.length === 0).toBe(JSON.stringify(mended) === JSON.stringify(pair));
    for (const { role, nearest } of problems) expect(["primary", "accent"], nearest).toContain(role);
  });

  it("some pass, and some are refused", () => {
    const passing = pairs.filter((pair) => colorProblems(pair).length === 0);
    expect(passing.length).toBeGreaterThan(3);
    expect(passing.length).toBeLessThan(35);
  });
});

it("a colour that is too light is named with its pairs and ratios, and the nearest that passes is in its hue", () => {
  const problems = colorProblems({ primary: "#18a06b", accent: "#ee7236" });
  expect(problems[0]).toMatchObject({ color: "white", ground: "primary", role: "primary", ratio: 3.34, needed: 4.5 });
  const [{ nearest = "" } = {}] = problems;
  expect(Math.abs((oklch(nearest)?.h ?? 0) - (oklch("#18a06b")?.h ?? 0))).toBeLessThan(5);
  const closer = { mode: "oklch", l: lightnessOf(nearest) + 0.01, c: 0.13, h: oklch(nearest)?.h } as const;
  expect(colorProblems({ primary: formatHex(closer), accent: "#ee7236" })).not.toEqual([]);
});

it("an accent that is too dark for the text on it is made lighter, and the primary colour is left alone", () => {
  const given = { primary: "#1375b6", accent: "#7a1fa2" };
  const { primary, accent } = mendedColors(given) ?? given;
  expect(primary).toBe(given.primary);
  expect(lightnessOf(accent)).toBeGreaterThan(lightnessOf(given.accent));
});

it("a colour that is given beside the two is at fault itself", () => {
  const given = { primary: "#1375b6", accent: "#ee7236", slate: "#b0b8c0" };
  expect(new Set(colorProblems(given).map(({ role }) => role))).toEqual(new Set(["slate"]));
  expect(mendedColors(given)).toMatchObject({ primary: given.primary, accent: given.accent });
});

it("the sample's colours pass, and those that are given are taken as they are", () => {
  expect(colorProblems(sample.colors)).toEqual([]);
  expect(paletteOf(sample.colors)).toEqual(sample.colors);
});

it("turns black into ink, a dark grey into the first colour, and leaves white", () => {
  const tables = duotoneOf(paletteOf({ primary: "#0b7a53", accent: "#f2b233", ink: "#0c1f18" }));
  const steps = tables.map((table) => table.split(" ").map((value) => Math.round(Number(value) * 255)));
  const at = (step: number) => `#${Buffer.from(steps.map((values) => values[step] ?? 0)).toString("hex")}`;
  expect([at(0), at(2), at(5)]).toEqual(["#0c1f18", "#0b7a53", "#ffffff"]);
});
