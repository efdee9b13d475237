export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

/** Copies without `navigator.clipboard`, which exists only on HTTPS. */
function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = Object.assign(document.createElement("textarea"), { value: text, className: "fixed opacity-0" });
  document.body.append(area);
  area.select();
  const copied = document.execCommand("copy");
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
