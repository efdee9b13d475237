import { plainText } from "./markdown";

const OPENING_CHARACTERS = 4_000;

type Written = { description: string; format?: string | null };

/** As plain text: of Markdown, what its first `characters` say. */
export function openingText({ description, format }: Written, characters = OPENING_CHARACTERS): string {
  return format === "markdown" ? plainText(description.slice(0, characters)) : description;
}
