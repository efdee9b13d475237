export const POST_FORMATS = ["plain", "markdown"] as const;

export type PostFormat = (typeof POST_FORMATS)[number];

/** The longest text that renders within a second, whatever it contains. */
export const MARKDOWN_MAX_CHARACTERS = 200_000;

export const MARKDOWN_TOO_LONG = "A post in Markdown must have at most 200,000 characters.";

export function isMarkdownTooLong({ format, description }: { format?: string | null; description: string }): boolean {
  return format === "markdown" && description.length > MARKDOWN_MAX_CHARACTERS;
}
