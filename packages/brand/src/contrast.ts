import { wcagContrast } from "culori";
import type { Palette, Role } from "./roles.ts";

const TEXT = 4.5;
const GRAPHIC = 3;

type Color = Role | "white";
type Pair = readonly [color: Color, ground: Color, ratio: number, where: string];

const on = (color: Color, grounds: Color[], ratio: number, where: string): Pair[] =>
  grounds.map((ground) => [color, ground, ratio, where]);

const PAIRS: Pair[] = [
  ...on("white", ["primary", "primaryDark", "primaryNight", "ink"], TEXT, "text of buttons, heroes and the footer"),
  ...on("ink", ["accent", "accentLight"], TEXT, "text of the button that stands out"),
  ...on("ink", ["white", "mist", "sand", "sky"], TEXT, "text"),
  ...on("slate", ["white", "mist", "sand", "sky"], TEXT, "quieter text"),
  ...on("primary", ["white", "mist"], TEXT, "numbers of headings and the answer to an enquiry"),
  ...on("primary", ["sky"], GRAPHIC, "icons"),
  ...on("primaryDark", ["white", "mist", "sand", "sky"], TEXT, "links"),
  ...on("primaryNight", ["white", "mist", "sky"], TEXT, "figures and chips"),
  ...on("secondaryDark", ["white", "mist"], TEXT, "numbers of cards and chips"),
  ...on("secondary", ["ink"], TEXT, "buttons of messages"),
  ...on("accentDark", ["white", "sand"], TEXT, "chips and code"),
  ...on("accentDark", ["mist", "sky"], GRAPHIC, "the ring around what has the focus"),
  ...on("accentLight", ["ink", "primaryNight"], TEXT, "the second line of heroes"),
  ...on("accentLight", ["primaryDark"], GRAPHIC, "the ring around what has the focus"),
  ...on("sky", ["ink", "primaryNight", "primaryDark"], TEXT, "text of dark bands"),
  ...on("field", ["white", "mist"], GRAPHIC, "borders of fields"),
];

export type ContrastFailure = { color: Color; ground: Color; ratio: number; needed: number; where: string };

/** Returns the pairs that can't be read by WCAG 2.2 AA. */
export function contrastFailures(palette: Palette): ContrastFailure[] {
  const colors = { ...palette, white: "#ffffff" };
  return PAIRS.flatMap(([color, ground, needed, where]) => {
    const ratio = Math.floor(wcagContrast(colors[color], colors[ground]) * 100) / 100;
    return ratio >= needed ? [] : [{ color, ground, ratio, needed, where }];
  });
}
