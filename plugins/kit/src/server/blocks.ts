type Node = {
  type?: string;
  text?: string;
  url?: string;
  level?: number;
  image?: { url?: string; alternativeText?: string | null };
  children?: Node[];
};

export function textOfBlocks(blocks: unknown): string {
  return Array.isArray(blocks) ? blocks.map((block: Node) => textOf(block)).join("\n\n") : "";
}

function textOf({ type, text, url, level = 1, image, children = [] }: Node): string {
  const inner = (separator = "") => children.map(textOf).join(separator);
  if (type === "heading") return `${"#".repeat(level)} ${inner()}`;
  if (type === "link") return `[${inner()}](${url})`;
  if (type === "image") return `![${image?.alternativeText ?? ""}](${image?.url})`;
  if (type === "list") return inner("\n");
  if (type === "list-item") return `- ${inner()}`;
  if (type === "quote") return `> ${inner()}`;
  if (type === "code") return `\`\`\`\n${inner()}\n\`\`\``;
  return text ?? inner();
}
