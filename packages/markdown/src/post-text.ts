import { firstParagraph, plainText } from "./markdown";

const OPENING_CHARACTERS = 4_000;

type Written = { description: string; format?: string | null; teaser?: string | null };

/** Returns a plain text. Of Markdown, only the first `characters` are read. */
export function openingText({ description, format }: Written, characters: number): string {
  return format === "markdown" ? plainText(description.slice(0, characters)) : description;
}

/** Returns the text that cards, feeds and descriptions shorten: the teaser, or of Markdown the first paragraph. */
export function summaryText({ description, format, teaser }: Written): string {
  const line = teaser?.replace(/\s+/g, " ").trim();
  if (line) return line;
  return format === "markdown" ? firstParagraph(description.slice(0, OPENING_CHARACTERS)) : description;
}
