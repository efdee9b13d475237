import { describe, expect, it } from "vitest";
import { accessibilityTable } from "./accessibility.ts";
import { GENERATED } from "./generated.ts";
import { type Measured, measuredSection, SECTION } from "./measured.ts";
import {
  anchorsOf,
  files,
  firstBlock,
  isTest,
  isTestNamed,
  isThere,
  linksOf,
  read,
  rowsOf,
  testsNamedIn,
} from "./pages.ts";

// Sample posts link to pages of the site.
const pages = files.filter((file) => file.endsWith(".md") && !file.startsWith("apps/cms/seed/"));
const docs = pages.filter((file) => file.startsWith("docs/"));

const SECURITY = "docs/security.md";

it.each(pages)("%s leads to files and headings that are there", (page) => {
  const broken = linksOf(page).filter(
    ({ file, anchor }) => !isThere(file) || (anchor && file.endsWith(".md") && !anchorsOf(file).has(anchor)),
  );
  expect(broken.map(({ line, target }) => `${page}:${line}: ${target}`)).toEqual([]);
});

it.each(pages.filter((page) => page !== "CHANGELOG.md"))("%s names places that are there", (page) => {
  const named = read(page).match(/(?<=`)(?:apps|packages|plugins|lab|scripts|deploy|tools)\/[\w./()[\]-]+(?=`)/g) ?? [];
  expect(named.filter((place) => !place.includes("/.") && !isThere(place.replace(/\/$/, "")))).toEqual([]);
});

it.each(pages.filter((page) => page !== "CHANGELOG.md"))("%s names files that are there", (page) => {
  const named =
    read(page).match(/(?<=`)[\w()[\]-]+(?:\/[\w()[\]-]+)*(?:\.[\w-]+)*\.(?:tsx?|mts|mjs|css|graphql|sh)(?=`)/g) ?? [];
  expect(named.filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`)))).toEqual([]);
});

it.each(docs)("%s says below its title what it is for", (page) => {
  expect(firstBlock(page)?.type).toBe("paragraph_open");
});

it.each(docs.filter((file) => file.startsWith("docs/decisions/")))("%s has at most 250 words", (page) => {
  expect(read(page).match(/\S+/g)?.length).toBeLessThanOrEqual(250);
});

it("docs/README.md leads to every page of docs", () => {
  const listed = new Set(linksOf("docs/README.md").map(({ file }) => file));
  expect(docs.filter((page) => !listed.has(page) && page !== "docs/README.md")).toEqual([]);
});

it.each(Object.entries(GENERATED))("%s is what `npm run generate` writes", (page, write) => {
  expect(read(page)).toBe(write());
});

it("each setting of .env.example is explained", () => {
  const explained = read("docs/settings.md") + read("docs/operations.md");
  const names = Array.from(read(".env.example").matchAll(/^#([A-Z_\d]+)=/gm), ([, name = ""]) => name);
  expect(names).toContain("SITE_URL");
  expect(names.filter((name) => !explained.includes(`\`${name}\``))).toEqual([]);
});

it("docs/performance.md gives the figures of the newest measurement", () => {
  const measurements = files.filter((file) => /^docs\/measurements\/.*\.json$/.test(file));
  const newest = measurements.sort((a, b) => a.localeCompare(b, "en", { numeric: true })).at(-1) ?? "";
  const measured: Measured = JSON.parse(read(newest));
  expect(SECTION.exec(read("docs/performance.md"))?.[0]).toBe(measuredSection(measured));
});

describe(SECURITY, () => {
  const named = testsNamedIn(SECURITY);
  const rows = rowsOf(SECURITY)
    .slice(1)
    .filter(([first = ""]) => !/^\*\*.+\*\*$/.test(first));

  it("has a defence against each threat, and a test that shows it", () => {
    expect(rows.length).toBeGreaterThan(100);
    const isShown = ([, defence, , test = ""]: string[]) => defence && /\.(test|spec)\.tsx?\) “/.test(test);
    expect(rows.filter((row) => !isShown(row))).toEqual([]);
  });

  it("names tests that there are, or begins the title of one alone", () => {
    expect(named.filter((test) => !isTestNamed(test))).toEqual([]);
  });

  it("names a test wherever it leads to tests", () => {
    const known = new Set(named.map(({ file }) => file));
    expect(linksOf(SECURITY).filter(({ file }) => isTest(file) && !known.has(file))).toEqual([]);
  });

  it("names each requirement of ASVS once, and counts them by level and state", () => {
    const [head = "", untested = "", open = "", unfit = ""] = read(SECURITY).split("\n## ");
    const met = [...rows.map(([, , requirements]) => requirements), untested].join(" ");
    const states = [met, open, unfit].map((text) => text.match(/(\*\*)?\b\d+\.\d+\.\d+\b/g) ?? []);
    const names = states.flat().map((name) => name.replace("**", ""));
    expect(names).toEqual([...new Set(names)]);
    const counts = [true, false].flatMap((isFirst) =>
      states.map((all) => all.filter((name) => name.startsWith("**") === isFirst).length),
    );
    const told = /Of level 1, (\d+) \D+(\d+) \D+(\d+) [^\d;]+; of level 2, (\d+), (\d+) and (\d+)\./;
    expect(told.exec(head.replace(/\s+/g, " "))?.slice(1).map(Number)).toEqual(counts);
  });
});

describe("docs/accessibility/criteria.yaml", () => {
  const { chapters, tests, checks } = accessibilityTable();
  const rows = chapters.flatMap(({ criteria }) => criteria);

  it("has each criterion of WCAG 2.2, A and AA", () => {
    const ids = (level: string) => chapters.find(({ id }) => id === level)?.criteria.map(({ id }) => id);
    expect(ids("success_criteria_level_a")).toEqual(
      "1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2".split(
        " ",
      ),
    );
    expect(ids("success_criteria_level_aa")).toEqual(
      "1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3".split(
        " ",
      ),
    );
  });

  it("shows each criterion by a test or a check, and says what is missing where it is not met", () => {
    const isKnown = (key: string) => key in tests || key in checks;
    expect(rows.filter(({ shown }) => shown.length === 0 || !shown.every(isKnown))).toEqual([]);
    expect(rows.filter(({ is, note }) => /partly|not/.test(String(is)) && !note)).toEqual([]);
    expect(rows.map(({ id }) => id)).toEqual([...new Set(rows.map(({ id }) => id))]);
  });

  it("names tests that there are, and nothing that no criterion needs", () => {
    const named = Object.values(tests).map(([file, title]) => ({ file, title }));
    expect(named.filter((test) => !isTest(test.file) || !isTestNamed(test))).toEqual([]);
    const used = new Set(rows.flatMap(({ shown }) => shown));
    expect([...Object.keys(tests), ...Object.keys(checks)].filter((key) => !used.has(key))).toEqual([]);
  });
});
