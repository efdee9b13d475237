import type { MarkdownIt, StateBlock, StateInline } from "markdown-it";

/** The end of a comment that was found last, and from where: to look for it at each of many would take too long. */
const ends = new WeakMap<StateBlock | StateInline, { from: number; at: number }>();

const BREAK = /<br\s{0,9}\/?>/iy;

export function useHtml({ block, inline }: MarkdownIt): void {
  const interrupted = ["paragraph", "reference", "blockquote", "list"];
  block.ruler.before("fence", "comment", blockComment, { alt: interrupted });
  inline.ruler.before("autolink", "comment", inlineComment);
  inline.ruler.before("autolink", "break", inlineBreak);
}

function endOfComment(state: StateBlock | StateInline, start: number, max: number): number {
  if (!state.src.startsWith("<!--", start)) return 0;
  const end = nextEnd(state, start + 2) + 3;
  return end > max ? 0 : end;
}

function nextEnd(state: StateBlock | StateInline, from: number): number {
  const last = ends.get(state);
  if (last && last.from <= from && from <= last.at) return last.at;
  const found = state.src.indexOf("-->", from);
  const at = found < 0 ? Number.POSITIVE_INFINITY : found;
  ends.set(state, { from, at });
  return at;
}

function blockComment(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const { bMarks, eMarks, tShift, sCount, src } = state;
  const at = (marks: number[], line: number) => marks[line] ?? 0;
  const start = at(bMarks, startLine) + at(tShift, startLine);
  if (at(sCount, startLine) - state.blkIndent >= 4) return false;
  const end = endOfComment(state, start, at(eMarks, endLine - 1));
  if (end === 0) return false;
  let line = startLine;
  while (at(eMarks, line) < end) line += 1;
  const rest = src.slice(end, at(eMarks, line));
  if (line === startLine && rest.trim()) return false;
  if (silent) return true;
  if (rest.trim()) {
    bMarks[line] = end;
    tShift[line] = rest.length - rest.trimStart().length;
    sCount[line] = state.blkIndent;
  } else line += 1;
  state.line = line;
  return true;
}

function inlineComment(state: StateInline): boolean {
  const end = endOfComment(state, state.pos, state.posMax);
  if (end > 0) state.pos = end;
  return end > 0;
}

function inlineBreak(state: StateInline, silent: boolean): boolean {
  BREAK.lastIndex = state.pos;
  const [written] = BREAK.exec(state.src) ?? [];
  if (!written) return false;
  if (!silent) state.push("hardbreak", "br", 0);
  state.pos += written.length;
  return true;
}
