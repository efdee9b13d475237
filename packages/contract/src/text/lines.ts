import { cleanText } from "./text";

/** Word's symbol fonts turn list marks into letters such as `o`, `§` or `Ø`. `–5 °C` and `§ 203` begin with none. */
const MARK =
  /^\s*(?:[•●○◦·▪▫■□‣⁃∙►▶▸➢➤✓✔✅☑❖◆❑\uf020-\uf0ff]\ufe0f?|[-*o]\s|[–—→](?=[\s\p{L}])|§(?=\s*[^\s\d])|[Øüvq]\t)/u;

/** Matches `1.`, `1)` or `(1)`, but nothing in `1.Asha@example.com` or `1.5 years`. */
const NUMBER = /^\s*(?:\((?=\d+\)))?(\d{1,2})(?:\.?\)|\.)(?:\s|(?=\p{Lu}(?!\S*@)))/u;

export function toLines(value: readonly string[] | string | null | undefined): string[] {
  const texts = typeof value === "string" ? [value] : (value ?? []);
  const lines = texts.flatMap((text) => cleanText(text).split("\n")).filter((line) => line.trim());
  const numbers = lines.map((line) => Number(NUMBER.exec(line)?.[1]));
  const [first = 1] = numbers;
  const isNumbered = lines.length > 1 && numbers.every((number, index) => number === first + index);
  let last = isNumbered ? first - 1 : 0;
  return lines
    .map((line, index) => {
      const number = numbers[index];
      if (number !== 1 && number !== last + 1) return line.replace(MARK, "").trim();
      last = number;
      return line.replace(NUMBER, "").trim();
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
