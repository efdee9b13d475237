export function followCursor(field: HTMLTextAreaElement, preview: HTMLElement): void {
  if (document.activeElement !== field) return;
  const line = cursorLine(field);
  const blocks = [...preview.querySelectorAll<HTMLElement>("[data-line]")].map((block) => ({
    line: Number(block.dataset.line),
    top: block.getBoundingClientRect().top - preview.getBoundingClientRect().top + preview.scrollTop,
  }));
  const lines = field.value.split("\n").length;
  const after = blocks.find((block) => block.line > line) ?? { line: lines, top: preview.scrollHeight };
  const before = blocks.filter((block) => block.line <= line).at(-1) ?? { line: 0, top: 0 };
  const top = before.top + ((line - before.line) / (after.line - before.line)) * (after.top - before.top);
  preview.scrollTop = top - preview.clientHeight / 3;
}

function cursorLine({ value, selectionEnd }: HTMLTextAreaElement): number {
  const before = value.slice(0, selectionEnd).split("\n");
  const column = before.at(-1)?.length ?? 0;
  const rest = value.slice(selectionEnd).split("\n", 1)[0]?.length ?? 0;
  return before.length - 1 + column / (column + rest + 1);
}
