/**
 * Lines of a job's requirements or responsibilities, which may be an array or newline-separated text. Blank lines
 * and a leading bullet are dropped.
 */
export function toLines(value: readonly string[] | string | null | undefined): string[] {
  const lines = typeof value === "string" ? value.split(/\r?\n/) : (value ?? []).flatMap((line) => line.split(/\r?\n/));
  return lines.map((line) => line.replace(/^\s*[-•*]\s+/, "").trim()).filter(Boolean);
}

/** Paragraphs of a text: each line of a post is one, by the specification; blank lines are dropped. */
export function toParagraphs(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Tags of comma-separated text, trimmed. */
export function toTags(text: string | null | undefined): string[] {
  return (text ?? "")
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);
}
