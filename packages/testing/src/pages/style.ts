import type { Sheet } from "./visit.ts";

export type StyleUse = { url: string; bytes: number; unused: number; longestUnused: string };

const SHOWN = 120;

/** Returns the part of each style sheet that no visit used. Rules for a state that didn't occur count as unused. */
export function unusedStyle(sheets: Sheet[]): StyleUse[] {
  const byUrl = new Map(sheets.map(({ url, text }) => [url, text]));
  return [...byUrl].map(([url, text]) => {
    const same = sheets.filter((sheet) => sheet.url === url);
    const gaps = gapsBetween(
      same.flatMap(({ used }) => used),
      text.length,
    );
    const longest = gaps.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0];
    return {
      url,
      bytes: text.length,
      unused: gaps.reduce((sum, { start, end }) => sum + end - start, 0),
      longestUnused: longest ? text.slice(longest.start, Math.min(longest.end, longest.start + SHOWN)) : "",
    };
  });
}

function gapsBetween(used: { start: number; end: number }[], length: number) {
  const gaps: { start: number; end: number }[] = [];
  let covered = 0;
  for (const { start, end } of used.toSorted((a, b) => a.start - b.start)) {
    if (start > covered) gaps.push({ start: covered, end: start });
    covered = Math.max(covered, end);
  }
  return covered < length ? [...gaps, { start: covered, end: length }] : gaps;
}
