const BREAK = "\n\n***\n\n";

export const EXAMPLES = [
  { label: "Heading", text: "## What it costs" },
  { label: "Bold and italic", text: "**The bill** is *a diagram*." },
  { label: "Link", text: "[Our services](/services)" },
  { label: "List", text: "- Traffic\n- Disks" },
  { label: "Numbered list", text: "1. Measure\n2. Change one thing" },
  { label: "Tasks", text: "- [x] Read the bill\n- [ ] Draw the diagram" },
  { label: "Quote", text: "> What is not measured is guessed." },
  { label: "Table", text: "| Line | Price |\n| --- | ---: |\n| Traffic | 30 |\n| Disks | 12 |" },
  { label: "Code with a language", text: '```ts\nconst bill: string = "traffic";\n```' },
  { label: "Footnote", text: "Traffic costs most.[^1]\n\n[^1]: In the bill of March." },
];

export const EXAMPLES_TEXT = EXAMPLES.map(({ text }) => text).join(BREAK);

export const examplesHtml = (html: string): string[] => html.split(/<hr[^<>]*>/);
