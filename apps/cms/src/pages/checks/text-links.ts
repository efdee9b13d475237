import { anchorOf, freeAnchor } from "@repo/contract/page/anchors";
import { deadLinks, fragmentsOf, reserveAnchors } from "@repo/markdown/markdown";
import { isValues } from "@repo/plugin-kit/server/values";
import type { Entry, Rule } from "strapi-plugin-publishing-checks/strapi-server";

const HEADINGS_NAMED = 10;
const SECTIONS_READ = 200;
const MESSAGES = 20;
const QUOTED = 100;

/** Finds links that “Dead link” doesn't see, because only a parser of Markdown knows them. */
export const textLinks: Rule = {
  name: "text-link",
  level: "advice",
  check(entry) {
    const anchors = anchorsOf(entry);
    return entry.texts.flatMap((part) => {
      if (part.format === "plain") return [];
      const isMarkdown = part.format === "markdown";
      const dead = deadLinks(part.value).filter((written) => isMarkdown || /\]\(/.test(written));
      const fragments = isMarkdown ? fragmentsOf(part.value).filter((anchor) => !anchors.has(anchor)) : [];
      const messages = [...dead.map(messageOf), ...fragments.map((anchor) => nowhere(anchor, anchors))];
      return messages.slice(0, MESSAGES).map((message) => ({ part, message }));
    });
  },
};

function messageOf(written: string): string {
  const quoted = `“${written.length > QUOTED ? `${written.slice(0, QUOTED)}…` : written}”`;
  if (written.startsWith("[^"))
    return `${quoted} has no text. Add a paragraph that begins with ${written}: and a space.`;
  if (/\]\(<?tel:/.test(written))
    return `${quoted} is no number that can be called. Link one, such as tel:+919876543210.`;
  return `${quoted} is no link: its address has a space, or isn't one. Visitors see its words alone.`;
}

function nowhere(anchor: string, anchors: Set<string>): string {
  const known = [...anchors].slice(0, HEADINGS_NAMED).map((each) => `#${each}`);
  return `#${anchor} leads to no heading of this page. ${known.length > 0 ? `There are ${known.join(", ")}.` : "It has none."}`;
}

/** Makes anchors in the same order as the site, which begins with those of sections. */
function anchorsOf({ values, texts }: Entry): Set<string> {
  const anchors = new Set<string>();
  const sections = [values.sections].flat().filter(isValues).slice(0, SECTIONS_READ);
  for (const [index, { anchor, title, heading }] of sections.entries()) {
    freeAnchor(String(anchor || "") || anchorOf(String(title || heading || "")) || `section-${index + 1}`, anchors);
  }
  for (const { format, value } of texts) if (format === "markdown") reserveAnchors(value, anchors);
  return anchors;
}
