import { type Edit, type Selection, TOOLS, type Tool } from "./edits";

type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "preventDefault"> & {
  currentTarget: HTMLTextAreaElement;
};

/** Uses the browser's own editing, so that undo keeps working and React notices the change. */
export function applyEdit(field: HTMLTextAreaElement, edit: (selection: Selection) => Edit): void {
  const { value: text, selectionStart, selectionEnd } = field;
  const { from, to, insert, start, end } = edit({ text, start: selectionStart, end: selectionEnd });
  field.focus();
  field.setSelectionRange(from, to);
  document.execCommand("insertText", false, insert);
  field.setSelectionRange(start, end);
}

export function applyShortcut(event: KeyPress): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  const tool = Object.values<Tool>(TOOLS).find(({ key }) => key === event.key.toLowerCase());
  if (!tool) return;
  event.preventDefault();
  applyEdit(event.currentTarget, tool.edit);
}
