import { converter } from "culori";
import { type ContrastFailure, contrastFailures } from "./contrast.ts";
import { hex, paletteOf } from "./palette.ts";
import type { GivenColors, Role } from "./roles.ts";

export type ColorProblem = ContrastFailure & {
  role: Role;
  /** The given colour in the nearest lightness that passes, the others' problems aside. */
  nearest: string | undefined;
};

const OF_ACCENT = new Set<string>(["accent", "accentLight", "accentDark", "sand"]);
const oklch = converter("oklch");
const STEP = 0.01;

/** Returns what can't be read of the given colours and of those that are derived from them. */
export function colorProblems(given: GivenColors): ColorProblem[] {
  const nearest = new Map<Role, string | undefined>();
  return contrastFailures(paletteOf(given)).map((failure) => {
    const role = roleOf(failure, given);
    if (!nearest.has(role)) nearest.set(role, nearestOf(role, given));
    return { ...failure, role, nearest: nearest.get(role) };
  });
}

/** Returns a text such as “White on primary: 3.10, needed 4.5. #0e7a54 is the nearest that passes.” */
export function colorMessage({ color, ground, ratio, needed, nearest }: ColorProblem): string {
  const named = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const pair = `${named(color)} on ${named(ground)}: ${ratio.toFixed(2)}, needed ${needed}.`;
  const way = nearest
    ? `${nearest} is the nearest that passes.`
    : "Another lightness doesn't help: choose another colour.";
  return `${pair.charAt(0).toUpperCase()}${pair.slice(1)} ${way}`;
}

/** A colour that needn't be given is at fault before the two from which the others are derived. */
function roleOf({ color, ground }: ContrastFailure, given: GivenColors): Role {
  const optional = [color, ground].filter((each) => each !== "primary" && each !== "accent" && each !== "white");
  const own = optional.find((each) => given[each]);
  if (own) return own;
  return [color, ground].some((each) => OF_ACCENT.has(each)) ? "accent" : "primary";
}

function nearestOf(role: Role, given: GivenColors): string | undefined {
  const { l, c, h = 0 } = oklch(given[role] ?? "") ?? { l: 0, c: 0 };
  const passing = (lightness: number) => {
    const candidate = hex(lightness, c, h);
    const colors = { ...given, [role]: candidate };
    return contrastFailures(paletteOf(colors)).every((failure) => roleOf(failure, colors) !== role) && candidate;
  };
  for (let distance = STEP; distance <= 1; distance += STEP) {
    for (const direction of [-1, 1]) {
      const at = (share: number) => Math.min(Math.max(l + direction * (distance - STEP * share), 0), 1);
      const found = passing(at(0));
      if (found) return [0.75, 0.5, 0.25].map((share) => passing(at(share))).find(Boolean) || found;
    }
  }
  return undefined;
}
