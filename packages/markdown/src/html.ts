import type { MarkdownIt, StateBlock, StateInline } from "markdown-it";

/** Longer comments are shown as text: looking for the end of many that have none would take too long. */
const COMMENT_CHARACTERS = 10_000;

const BREAK = /<br\s{0,9}\/?>/iy;

/** Drops comments, and breaks lines at `<br>`, as tables need it. All other HTML is shown as text. */
export function useHtml({ block, inline }: MarkdownIt): void {
  const interrupted = ["paragraph", "reference", "blockquote", "list"];
  block.ruler.before("fence", "comment", blockComment, { alt: interrupted });
  inline.ruler.before("autolink", "comment", inlineComment);
  inline.ruler.before("autolink", "break", inlineBreak);
}

function endOfComment(text: string, start: number, max: number): number {
  if (!text.startsWith("<!--", start)) return 0;
  // “<!-->” is a comment, too.
  const end = text.slice(start + 2, Math.min(max, start + COMMENT_CHARACTERS)).indexOf("-->");
  return end < 0 ? 0 : start + 2 + end + 3;
}

/** Drops a comment that begins a line and goes over lines, or is all of its line. What follows it stays. */
function blockComment(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const { bMarks, eMarks, tShift, sCount, src } = state;
  const at = (marks: number[], line: number) => marks[line] ?? 0;
  const start = at(bMarks, startLine) + at(tShift, startLine);
  if (at(sCount, startLine) - state.blkIndent >= 4) return false;
  const end = endOfComment(src, start, at(eMarks, endLine - 1));
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
  const end = endOfComment(state.src, state.pos, state.posMax);
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
