export function toLines(value: readonly string[] | string | null | undefined): string[] {
  const lines = typeof value === "string" ? value.split(/\r?\n/) : (value ?? []).flatMap((line) => line.split(/\r?\n/));
  return lines.map((line) => line.replace(/^\s*[-•*]\s+/, "").trim()).filter(Boolean);
}

export function toParagraphs(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

export function toTags(text: string | null | undefined): string[] {
  return (text ?? "")
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);
}
