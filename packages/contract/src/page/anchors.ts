/** Anchors that each page has. */
export const LAYOUT_ANCHORS = ["main"];

/** What an address after `#` can be made of. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** `taken` grows with what it returns, so that no anchor is there twice. */
export function freeAnchor(wanted: string, taken: Set<string>): string {
  let free = wanted;
  for (let number = 2; taken.has(free); number++) free = `${wanted}-${number}`;
  taken.add(free);
  return free;
}
