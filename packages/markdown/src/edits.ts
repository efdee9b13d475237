export type Selection = { text: string; start: number; end: number };

export type Edit = { from: number; to: number; insert: string; start: number; end: number };

export type Tool = {
  label: string;
  key?: string;
  edit: (selection: Selection) => Edit;
};

export const TOOLS = {
  heading: { label: "Heading", edit: linesWith(() => "## ") },
  bold: { label: "Bold", key: "b", edit: wrappedIn("**", "bold text") },
  italic: { label: "Italic", key: "i", edit: wrappedIn("*", "slanted text") },
  link: { label: "Link", key: "k", edit: linked },
  list: { label: "List", edit: linesWith(() => "- ") },
  numbers: { label: "Numbered list", edit: linesWith((index) => `${index + 1}. `) },
  quote: { label: "Quote", edit: linesWith(() => "> ") },
  code: { label: "Code", edit: asCode },
} satisfies Record<string, Tool>;

export type ToolName = keyof typeof TOOLS;

export function withPicture({ text, end }: Selection, address: string, alternativeText: string): Edit {
  const before = /(^|\n\n)$/.test(text.slice(0, end)) ? "" : text[end - 1] === "\n" ? "\n" : "\n\n";
  const after = /^\n\n/.test(text.slice(end)) ? "" : "\n\n";
  const alternative = alternativeText.replace(/[\\[\]]/g, "\\$&").replace(/\s+/g, " ");
  const insert = `${before}![${alternative}](${address})${after}`;
  const behind = end + insert.length;
  return { from: end, to: end, insert, start: behind, end: behind };
}

function wrappedIn(mark: string, placeholder: string) {
  return ({ text, start, end }: Selection): Edit => {
    const inside = text.slice(start, end) || placeholder;
    const isMarked = text.slice(0, start).endsWith(mark) && text.slice(end).startsWith(mark);
    if (isMarked && start !== end) {
      const from = start - mark.length;
      return { from, to: end + mark.length, insert: inside, start: from, end: from + inside.length };
    }
    const first = start + mark.length;
    return { from: start, to: end, insert: mark + inside + mark, start: first, end: first + inside.length };
  };
}

function linesWith(beginning: (index: number) => string) {
  return ({ text, start, end }: Selection): Edit => {
    const from = text.slice(0, start).lastIndexOf("\n") + 1;
    const next = text.indexOf("\n", Math.max(start, end - 1));
    const to = next === -1 ? text.length : next;
    const lines = text.slice(from, to).split("\n");
    const marked = lines.every((line, index) => line.startsWith(beginning(index)));
    const insert = lines
      .map((line, index) => (marked ? line.slice(beginning(index).length) : beginning(index) + line))
      .join("\n");
    const shown = from + insert.length;
    return { from, to, insert, start: lines.length > 1 ? from : shown, end: shown };
  };
}

function linked({ text, start, end }: Selection): Edit {
  const label = text.slice(start, end) || "text of the link";
  const address = "https://";
  const first = start + label.length + "[](".length;
  return { from: start, to: end, insert: `[${label}](${address})`, start: first, end: first + address.length };
}

function asCode(selection: Selection): Edit {
  const { text, start, end } = selection;
  const code = text.slice(start, end);
  if (!code.includes("\n")) return wrappedIn("`", "code")(selection);
  const opening = `${start === 0 || text[start - 1] === "\n" ? "" : "\n"}\`\`\`\n`;
  const closing = `${code.endsWith("\n") ? "" : "\n"}\`\`\`\n`;
  const first = start + opening.length;
  return { from: start, to: end, insert: opening + code + closing, start: first, end: first + code.length };
}
