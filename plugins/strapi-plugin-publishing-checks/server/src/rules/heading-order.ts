import type { Check, Entry, Found } from "../types";

const HEADING = /^ {0,3}(#{1,6})[ \t]+(\S.*)/;
const FENCE = /^ {0,3}(```+|~~~+)/;

export const headingOrder: Check = {
  name: "heading-order",
  check: misplacedHeadings,
};

function misplacedHeadings({ texts }: Entry): Found[] {
  return texts.flatMap((part) => {
    if (part.format === "plain") return [];
    const headings = headingsOf(part.value);
    if (part.format === "markdown") return skips(headings).map((message) => ({ part, message }));
    return headings.slice(0, 1).map(({ text, level }) => ({
      part,
      message: `“${"#".repeat(level)} ${text}” would be shown as it is typed: this text has no headings. Add a section with that title.`,
    }));
  });
}

type Heading = { level: number; text: string };

/** The first heading below the page's title may have any level. */
function skips(headings: Heading[]): string[] {
  return headings.flatMap(({ level, text }, index) => {
    const before = headings[index - 1];
    if (!before || level <= before.level + 1) return [];
    const signs = "#".repeat(before.level + 1);
    return [`The heading “${text}” skips a level below “${before.text}”. Begin it with ${signs}.`];
  });
}

function headingsOf(markdown: string): Heading[] {
  const headings: Heading[] = [];
  let fence: string | undefined;
  for (const line of markdown.split(/\r\n?|\n/)) {
    const mark = FENCE.exec(line)?.[1];
    if (mark && !fence) fence = mark;
    else if (mark && fence && mark.startsWith(fence)) fence = undefined;
    const [, signs, text] = (!fence && HEADING.exec(line)) || [];
    if (signs && text) headings.push({ level: signs.length, text: text.slice(0, 80).trim() });
  }
  return headings;
}
