import { cleanText } from "./text";

/**
 * Marks that lists have in Word, PowerPoint, WhatsApp and elsewhere. The fonts of Word turn its marks into letters, such
 * as `o`, `§` or `Ø`, and into the characters from U+F020. Those that also begin other texts need a space, a tab or a
 * letter behind them: `–5 °C` and `§ 203` have no mark.
 */
const MARK =
  /^\s*(?:[•●○◦·▪▫■□‣⁃∙►▶▸➢➤✓✔✅☑❖◆❑\uf020-\uf0ff]\ufe0f?|[-*o]\s|[–—→](?=[\s\p{L}])|§(?=\s*[^\s\d])|[Øüvq]\t)/u;

/** `1.` or `1)`. An address such as `1.Asha@example.com` has none, nor has `1.5 years`. */
const NUMBER = /^\s*(\d{1,2})[.)](?:\s|(?=\p{Lu}(?!\S*@)))/u;

/** The items of a list, without their marks. Numbers are marks only where they count up from 1. */
export function toLines(value: readonly string[] | string | null | undefined): string[] {
  const texts = typeof value === "string" ? [value] : (value ?? []);
  let last = 0;
  return texts
    .flatMap((text) => cleanText(text).split("\n"))
    .map((line) => {
      const [mark, number] = NUMBER.exec(line) ?? [];
      if (mark === undefined || ![1, last + 1].includes(Number(number))) return line.replace(MARK, "").trim();
      last = Number(number);
      return line.slice(mark.length).trim();
    })
    .filter(Boolean);
}

export function toParagraphs(text: string): string[] {
  return cleanText(text)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

export function toTags(text: string | null | undefined): string[] {
  return (text ?? "")
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);
}
