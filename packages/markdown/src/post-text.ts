import { plainText } from "./markdown";

/** More than any excerpt or description shows, markup included. */
const OPENING_CHARACTERS = 4_000;

type Written = { description: string; format?: string | null };

/** The opening without markup; all of a plain post. */
export function openingText({ description, format }: Written): string {
  return format === "markdown" ? plainText(description.slice(0, OPENING_CHARACTERS)) : description;
}
