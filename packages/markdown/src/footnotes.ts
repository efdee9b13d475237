import type { MarkdownIt, StateBlock, Token } from "markdown-it";
import type { ParseEnv, RenderEnv } from "./env";
import { takeAnchor } from "./take-anchor";

const DEFINITION = /^\[\^([^\s[\]]{1,40})\]:[ \t]*(?=\S)/;
const REFERENCE = /\[\^([^\s[\]]{1,40})\]/y;

export function useFootnotes({ block, inline, renderer, utils: { escapeHtml } }: MarkdownIt): void {
  const mark = (label: string) => `<sup>${escapeHtml(label)}</sup>`;

  block.ruler.before(
    "reference",
    "footnote",
    (state, first, end, silent) => {
      const [opening, label] = definitionAt(state, first) ?? [];
      if (opening === undefined || label === undefined) return false;
      if (silent) return true;
      let next = first + 1;
      while (next < end && !state.isEmpty(next) && !definitionAt(state, next)) next++;
      const env = state.env as ParseEnv;
      env.notes ??= new Map();
      const open = state.push("footnote_open", "p", 1);
      Object.assign(open, { map: [first, next], meta: label });
      const id = env.notes.has(label) ? undefined : takeAnchor(`note-${label}`, env);
      if (id) {
        env.notes.set(label, id);
        open.attrSet("id", id);
      }
      const text = state.push("inline", "", 0);
      const content = state.getLines(first, next, state.blkIndent, false).trim().slice(opening.length);
      Object.assign(text, { map: [first, next], content, children: [] });
      state.push("footnote_close", "p", -1);
      state.line = next;
      return true;
    },
    { alt: ["paragraph"] },
  );

  inline.ruler.before("link", "footnote_reference", (state, silent) => {
    REFERENCE.lastIndex = state.pos;
    const [written, label] = REFERENCE.exec(state.src) ?? [];
    if (written === undefined || label === undefined || state.src[REFERENCE.lastIndex] === "(") return false;
    if (!silent) {
      const { notes, dead } = state.env as ParseEnv;
      const id = notes?.get(label);
      if (id === undefined) dead?.push(written);
      state.push("footnote_reference", "", 0).meta = { label, id };
    }
    state.pos += written.length;
    return true;
  });

  renderer.rules.footnote_open = (tokens, index, options) =>
    `${renderer.renderToken(tokens, index, options)}${mark(String(tokens[index]?.meta))} `;

  renderer.rules.footnote_reference = (tokens, index, _options, env) => {
    const { label, id } = (tokens[index] as Token).meta as { label: string; id: string | undefined };
    return id === undefined
      ? mark(label)
      : `<a href="${escapeHtml((env as RenderEnv).address(`#${id}`))}">${mark(label)}</a>`;
  };
}

function definitionAt({ src, bMarks, tShift, eMarks, sCount, blkIndent }: StateBlock, line: number) {
  const [begin, end] = [(bMarks[line] ?? 0) + (tShift[line] ?? 0), eMarks[line]];
  const isCode = (sCount[line] ?? 0) - blkIndent >= 4;
  return isCode ? null : DEFINITION.exec(src.slice(begin, Math.min(end ?? begin, begin + 60)));
}
