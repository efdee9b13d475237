import { fillFirm } from "@repo/brand";

export type HintBounds = { min: number; max: number; unit: "characters" | "words" | "pixels" };

const WORDS = "zero one two three four five six seven eight nine ten".split(" ");
const NUMBER = `\\d+|${WORDS.join("|")}`;
const BOUNDS = new RegExp(
  `(?:(${NUMBER}) (?:to|or) |(at least )|(?:at most|up to|max\\.) )(${NUMBER}) (characters|words|pixels wide)`,
  "i",
);

/** Reads the first length in a panel's hint, such as “Two to six words”. For a picture, it is the width. */
export function hintBounds(hint: string): HintBounds | undefined {
  const [found, from, atLeast, number = "", unit = ""] = BOUNDS.exec(hint) ?? [];
  if (!found) return undefined;
  const [min, max] = [from ? numberOf(from) : 0, numberOf(number)];
  return { ...(atLeast ? { min: max, max: Infinity } : { min, max }), unit: unit.split(" ")[0] as HintBounds["unit"] };
}

/** Counts `{year}`, `{years}` and the firm's names as what they become. */
export function lengthIn(unit: HintBounds["unit"], text: string): number {
  if (unit === "characters")
    return fillFirm(text).trim().replaceAll("{year}", "2010").replaceAll("{years}", "16").length;
  return fillFirm(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

export const counted = (count: number, unit: HintBounds["unit"]) =>
  `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;

const numberOf = (written: string) => {
  const index = WORDS.indexOf(written.toLowerCase());
  return index < 0 ? Number(written) : index;
};
