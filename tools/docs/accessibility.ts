import { parse } from "yaml";
import { read } from "./pages.ts";

const SURFACES = ["site", "dashboards", "panel"] as const;

type State = "n/a" | "met" | "partly" | "not";
type Criterion = { id: string; title: string; is: State | State[]; note?: string; shown: string };
type Chapter = { id: string; title: string; note?: string; criteria: Criterion[] };
type Upstream = { criteria: string[]; what: string; upstream?: string; state?: string };
type Table = {
  reviewed: string;
  chapters: Chapter[];
  strapi: Upstream[];
  checks: Record<string, string>;
  tests: Record<string, string>;
};

const isAtag = ({ id }: Chapter) => id === "atag";
const statesOf = ({ is }: Criterion): State[] => (Array.isArray(is) ? is : SURFACES.map(() => is));

export function accessibilityReport(): string {
  const { reviewed, chapters, strapi, checks, tests }: Table = parse(read("docs/accessibility/criteria.yaml"));
  const marks = new Map<string, string | number>([
    ...Object.keys(tests).map((key, index) => [key, index + 1] as const),
    ...Object.keys(checks).map((key, index) => [key, letter(index)] as const),
  ]);
  const shownBy = ({ id, shown }: Criterion) =>
    shown.split(" ").map((key) => {
      const mark = marks.get(key);
      if (mark === undefined) throw new Error(`${id} is shown by ${key}, which is no test and no check.`);
      return mark;
    });
  const partly = chapters.flatMap((chapter) =>
    chapter.criteria.flatMap((criterion) => {
      const where = SURFACES.filter((_, index) => ["partly", "not"].includes(statesOf(criterion)[index] ?? ""));
      if (where.length === 0) return [];
      const places = isAtag(chapter) ? "" : ` (${where.join(", ")})`;
      return [`- **${criterion.id} ${criterion.title}**${places}: ${criterion.note}`];
    }),
  );
  const rows = chapters.map((chapter) => {
    const used = new Set(chapter.criteria.flatMap(({ shown }) => shown.split(" ").filter((key) => tests[key])));
    const counts = SURFACES.map((surface, index) =>
      isAtag(chapter) && surface !== "panel" ? "–" : counted(chapter.criteria.map((each) => statesOf(each)[index])),
    );
    return [chapter.title, ...counts, used.size];
  });
  return `# Accessibility report

How far the site, both dashboards and our parts of the CMS panel meet WCAG 2.2, EN 301 549 and ATAG 2.0, with the test or
the check that shows it, for whoever buys or runs the product. Reviewed on ${reviewed}. \`npm run generate\` makes this
page from [criteria.yaml](criteria.yaml).

## Summary

Each cell counts the criteria that are met / partly met / not met; the others don't apply. The panel means what we add to
Strapi: its own parts [fail more](#what-strapi-fails), so that the panel as a whole does not conform.

${lines(["chapter", ...SURFACES, "files of tests"], rows)}

${Object.keys(tests).length} files of tests and ${Object.keys(checks).length} checks by hand stand behind ${chapters.flatMap(({ criteria }) => criteria).length} criteria. 4.1.1 is obsolete in WCAG 2.2, which is chapter 9
of EN 301 549. Its chapters 6 to 8, 10 and 13 are about voice, players of video, hardware, documents that are not pages,
and relay services.

## What is missing

${partly.join("\n")}

## What Strapi fails

Seen in Strapi's own parts of the panel on the day of the review. A request for [a statement of
Strapi's](https://github.com/strapi/strapi/issues/8649) was closed.

${strapi.map(({ criteria, what, upstream, state }) => `- **${criteria.join(", ")}**: ${what} ${upstream ? `Upstream: [${upstream.split("/").slice(-2).join(" ")}](${upstream}), ${state}.` : "No report upstream was found."}`).join("\n")}

${chapters
  .map((chapter) => {
    const head = isAtag(chapter) ? ["state"] : SURFACES;
    const cells = chapter.criteria.map((criterion) => [
      `${criterion.id} ${criterion.title}`,
      ...statesOf(criterion).slice(0, head.length),
      shownBy(criterion).join(", "),
      criterion.note ?? "",
    ]);
    return [`## ${chapter.title}`, chapter.note, lines(["criterion", ...head, "shown by", "note"], cells)]
      .filter(Boolean)
      .join("\n\n");
  })
  .join("\n\n")}

## Checks by hand

In Chromium, on ${reviewed}:

${Object.values(checks)
  .map((text, index) => `- **${letter(index)}**: ${text}`)
  .join("\n")}

## Tests

${Object.values(tests)
  .map((file, index) => `${index + 1}. [${file}](../../${file})`)
  .join("\n")}
`;
}

const letter = (index: number) => String.fromCharCode("A".charCodeAt(0) + index);

function counted(states: (State | undefined)[]): string {
  return (["met", "partly", "not"] as const)
    .map((wanted) => states.filter((state) => state === wanted).length)
    .join(" / ");
}

function lines(head: readonly string[], rows: (string | number)[][]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
