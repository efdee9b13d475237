import { firstParagraph, plainText } from "./markdown";

const OPENING_CHARACTERS = 4_000;

type Written = { description: string; format?: string | null };

/** As plain text: of Markdown, what its first `characters` say. */
export function openingText({ description, format }: Written, characters: number): string {
  return format === "markdown" ? plainText(description.slice(0, characters)) : description;
}

/** What cards, feeds and descriptions say of a post, before they shorten it: of Markdown, its first paragraph. */
export function summaryText({ description, format }: Written): string {
  return format === "markdown" ? firstParagraph(description.slice(0, OPENING_CHARACTERS)) : description;
}
