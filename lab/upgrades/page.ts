export type Page = { status: number; title: string; headings: string[]; text: string[] };

const NOT_READ = /<!--[\s\S]*?-->|<(script|style|svg|template|noscript)\b[\s\S]*?<\/\1>/g;
const BLOCK =
  /<\/?(?:p|div|section|article|h[1-6]|ul|ol|li|dl|dt|dd|table|tr|td|th|form|label|button|header|footer|nav|main|figure|figcaption|blockquote|pre|br|hr|details|summary|time)\b[^>]*>/g;
const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

export function readPage(status: number, html: string): Page {
  const visible = html.replace(NOT_READ, "");
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(visible)?.[1] ?? "";
  return {
    status,
    title: textOf(/<title[^>]*>([\s\S]*?)<\/title>/.exec(visible)?.[1] ?? ""),
    headings: [...main.matchAll(/<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1>/g)].map(
      ([, level, text = ""]) => `h${level} ${textOf(text)}`,
    ),
    text: main
      .replace(BLOCK, "\n")
      .split("\n")
      .map(textOf)
      .filter((line) => line !== ""),
  };
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
      if (hex || decimal) return String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10));
      return NAMED[name] ?? whole;
    })
    .replace(/\s+/g, " ")
    .trim();
}
