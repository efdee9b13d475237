import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Edit, type Selection, TOOLS, type ToolName, withPicture } from "../src/edits";

function selection(marked: string): Selection {
  const [before = "", inside = "", after] = marked.split("|");
  if (after === undefined) return { text: before + inside, start: before.length, end: before.length };
  return { text: before + inside + after, start: before.length, end: before.length + inside.length };
}

function shown({ text }: Selection, { from, to, insert, start, end }: Edit): string {
  const changed = text.slice(0, from) + insert + text.slice(to);
  return `${changed.slice(0, start)}|${start === end ? "" : `${changed.slice(start, end)}|`}${changed.slice(end)}`;
}

const use = (tool: ToolName, marked: string) => shown(selection(marked), TOOLS[tool].edit(selection(marked)));

describe("the tools of the editor", () => {
  it.each<[ToolName, string, string]>([
    ["bold", "a |b| c", "a **|b|** c"],
    ["bold", "a **|b|** c", "a |b| c"],
    ["bold", "a |", "a **|bold text|**"],
    ["italic", "|a|", "*|a|*"],
    ["link", "see |this| here", "see [this](|https://|) here"],
    ["link", "|", "[text of the link](|https://|)"],
    ["heading", "one\ntw|o", "one\n## two|"],
    ["heading", "## tw|o", "two|"],
    ["list", "a\nb|b\nc|c\nd", "a\n|- bb\n- cc|\nd"],
    ["list", "- |a\n- b|", "|a\nb|"],
    ["numbers", "|a\nb\n|c", "|1. a\n2. b|\nc"],
    ["quote", "|", "> |"],
    ["code", "a |b| c", "a `|b|` c"],
    ["code", "a\n|b\nc|\nd", "a\n```\n|b\nc|\n```\n\nd"],
  ])("%s makes of %j %j", (tool, before, after) => {
    expect(use(tool, before)).toBe(after);
  });

  it.each([
    ["|", "![A [lamp]](/media/a.png)\n\n|"],
    ["text|", "text\n\n![A [lamp]](/media/a.png)\n\n|"],
    ["text\n|\n\nmore", "text\n\n![A [lamp]](/media/a.png)|\n\nmore"],
  ])("puts a picture at %j as a paragraph of its own", (before, after) => {
    const at = selection(before);
    expect(shown(at, withPicture(at, "/media/a.png", "A\n[lamp]"))).toBe(after.replace("[lamp]", "\\[lamp\\]"));
  });

  it("leave all that is not selected or in its lines as it was, and select within the text", () => {
    const names = fc.constantFrom(...(Object.keys(TOOLS) as ToolName[]));
    fc.assert(
      fc.property(
        names,
        fc.string({ unit: fc.constantFrom("a", " ", "\n", "*", "`", "-") }),
        fc.nat(),
        fc.nat(),
        (tool, text, one, two) => {
          const [start = 0, end = 0] = [one, two].map((at) => at % (text.length + 1)).sort((a, b) => a - b);
          const edit = TOOLS[tool].edit({ text, start, end });
          expect(edit.from).toBeLessThanOrEqual(start);
          expect(edit.to).toBeGreaterThanOrEqual(end - 1);
          const length = text.length - (edit.to - edit.from) + edit.insert.length;
          expect(edit.start).toBeLessThanOrEqual(edit.end);
          expect(edit.end).toBeLessThanOrEqual(length);
        },
      ),
    );
  });
});
