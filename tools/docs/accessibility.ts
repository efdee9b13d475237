/** Makes docs/accessibility/report.md and openacr.yaml from docs/accessibility/criteria.yaml. */
import path from "node:path";
import { parse, stringify } from "yaml";
import { read } from "./pages.ts";

const FOLDER = "docs/accessibility";
const TABLE = `${FOLDER}/criteria.yaml`;

/** Terms of OpenACR, from the best to the worst. */
const LEVELS = { "n/a": "not-applicable", met: "supports", partly: "partially-supports", not: "does-not-support" };
const STATES = Object.keys(LEVELS) as State[];
const SURFACES = ["site", "dashboards", "panel"] as const;

type State = keyof typeof LEVELS;
type Stored = { id: string; title: string; is: State | State[]; note?: string; shown?: string };
type Criterion = Omit<Stored, "shown"> & { shown: string[] };
type Chapter = { id: string; title: string; note?: string; criteria: Criterion[] };
type Upstream = { criteria: string[]; what: string; upstream?: string; state?: string };
type Table = {
  reviewed: string;
  chapters: Chapter[];
  strapi: Upstream[];
  checks: Record<string, string>;
  tests: Record<string, [file: string, title: string]>;
};

export function accessibilityTable(): Table {
  return parse(read(TABLE), (key, value) =>
    key === "criteria" && Array.isArray(value) && value[0]?.id ? value.map(withKeys) : value,
  );
}

const withKeys = ({ shown = "", ...criterion }: Stored): Criterion => ({
  ...criterion,
  shown: shown.split(" ").filter(Boolean),
});

const isAtag = ({ id }: Chapter) => id === "atag";
const statesOf = ({ is }: Criterion): State[] => (Array.isArray(is) ? is : SURFACES.map(() => is));
const worst = (states: State[]) =>
  states.reduce((one, other) => (STATES.indexOf(other) > STATES.indexOf(one) ? other : one));
/** A title in code has placeholders such as `${path}`. */
const readable = (title: string) => title.replace(/\$\{.+?\}|%s|\$name/g, "…");

export function accessibilityReport(): string {
  const table = accessibilityTable();
  const { reviewed, chapters, strapi, checks, tests } = table;
  const shownBy = ({ shown }: Criterion) => [
    ...Object.keys(tests).flatMap((key, index) => (shown.includes(key) ? index + 1 : [])),
    ...Object.keys(checks).flatMap((key, index) => (shown.includes(key) ? letter(index) : [])),
  ];
  const partly = chapters.flatMap((chapter) =>
    chapter.criteria.flatMap((criterion) => {
      const where = SURFACES.filter((_, index) => ["partly", "not"].includes(statesOf(criterion)[index] ?? ""));
      if (where.length === 0) return [];
      const places = isAtag(chapter) ? "" : ` (${where.join(", ")})`;
      return [`- **${criterion.id} ${criterion.title}**${places}: ${criterion.note}`];
    }),
  );
  const rows = chapters.map((chapter) => {
    const used = new Set(chapter.criteria.flatMap(({ shown }) => shown.filter((key) => tests[key])));
    const counts = SURFACES.map((surface, index) =>
      isAtag(chapter) && surface !== "panel" ? "–" : counted(chapter.criteria.map((each) => statesOf(each)[index])),
    );
    return [chapter.title, ...counts, used.size];
  });
  return `# Accessibility report

How far the site, both dashboards and our parts of the CMS panel meet WCAG 2.2, EN 301 549 and ATAG 2.0, with the test or
the check that shows it, for whoever buys or runs the product. Reviewed on ${reviewed}. \`npm run generate\` makes this
page and [openacr.yaml](openacr.yaml), in the format of [OpenACR](https://github.com/GSA/openacr), from
[criteria.yaml](criteria.yaml). [Journeys by ear](journeys.md) has what a screen reader is given.

## Summary

Each cell counts the criteria that are met / partly met / not met; the others don't apply. The panel means what we add to
Strapi: its own parts [fail more](#what-strapi-fails), so that the panel as a whole does not conform.

${lines(["chapter", ...SURFACES, "tests"], rows)}

${Object.keys(tests).length} tests and ${Object.keys(checks).length} checks by hand stand behind ${chapters.flatMap(({ criteria }) => criteria).length} criteria. 4.1.1 is obsolete in WCAG 2.2, which is chapter 9
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
  .map(([file, title], index) => `${index + 1}. [${path.basename(file)}](../../${file}) “${readable(title)}”`)
  .join("\n")}
`;
}

export function openAcr(): string {
  const { reviewed, chapters, checks, tests } = accessibilityTable();
  const evidence = ({ note, shown }: Criterion) => {
    const named = shown.flatMap((key) => (tests[key] ? `${tests[key][0]} “${readable(tests[key][1])}”` : []));
    const seen = shown.flatMap((key) => checks[key] ?? []);
    return [
      note,
      named.length > 0 && `Tests: ${named.join("; ")}.`,
      seen.length > 0 && `By hand on ${reviewed}: ${seen.join(" ")}`,
    ]
      .filter(Boolean)
      .join("\n\n");
  };
  const adherence = (name: string, states: State[], notes: string) => ({
    name,
    adherence: { level: LEVELS[worst(states)], notes },
  });
  const componentsOf = (criterion: Criterion, isWcag: boolean) => {
    const [site, dashboards, panel] = statesOf(criterion) as [State, State, State];
    if (!isWcag) return [adherence("none", [site, dashboards, panel], evidence(criterion))];
    const web = `Site: ${site}. Dashboards: ${dashboards}.\n\n${evidence(criterion)}`;
    return [
      adherence("web", [site, dashboards], web),
      adherence("electronic-docs", ["n/a"], ""),
      adherence("software", ["n/a"], ""),
      adherence("authoring-tool", [panel], "Our parts of the panel. Web has the remarks and the tests."),
    ];
  };
  const unfit = (ids: string[], notes: string) => ids.map((id) => [id, { disabled: true, notes }] as const);
  const report = {
    title: "Site of an IT services company: Accessibility Conformance Report",
    product: {
      name: "Site of an IT services company",
      description:
        "A public site, a dashboard each for jobs and posts, and a CMS panel for editors, on Next.js and Strapi.",
    },
    author: { company_name: "The firm that runs the site", email: "accessibility@example.com" },
    vendor: { company_name: "The firm that runs the site", email: "accessibility@example.com" },
    report_date: reviewed,
    last_modified_date: reviewed,
    version: 1,
    notes: `Made from ${TABLE}. The authoring tool means what the product adds to Strapi's panel; report.md lists what Strapi's own parts fail, and part B of ATAG 2.0.`,
    evaluation_methods_used:
      "Automated tests in Chromium with axe-core and the keyboard alone, journeys written down from Chromium's accessibility tree, and checks by hand.",
    license: "MIT",
    catalog: "2.5-edition-wcag-2.2-508-eu-en",
    chapters: Object.fromEntries([
      ...chapters
        .filter((chapter) => !isAtag(chapter))
        .map(({ id, note, criteria }) => [
          id,
          {
            ...(note && { notes: note }),
            criteria: criteria.map((each) => ({
              num: each.id,
              components: componentsOf(each, id.startsWith("success")),
            })),
          },
        ]),
      ...unfit(["success_criteria_level_aaa"], "Not evaluated."),
      ...unfit(
        ["functional_performance_criteria", "hardware", "software", "support_documentation_and_services"],
        "The report is by EN 301 549.",
      ),
      ...unfit(
        [
          "en_301_549_ict_with_two-way_voice",
          "en_301_549_ict_with_video",
          "en_301_549_hardware",
          "en_301_549_non-web-documents",
          "en_301_549_ict_providing_relay_or_emergency_service_access",
        ],
        "The product has none of this.",
      ),
    ]),
  };
  return `# Made from criteria.yaml by \`npm run generate\`.\n${stringify(report, { version: "1.1" })}`;
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
