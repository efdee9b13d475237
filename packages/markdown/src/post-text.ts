import { plainText } from "./markdown";

const OPENING_CHARACTERS = 4_000;

type Written = { description: string; format?: string | null };

export function openingText({ description, format }: Written): string {
  return format === "markdown" ? plainText(description.slice(0, OPENING_CHARACTERS)) : description;
}
