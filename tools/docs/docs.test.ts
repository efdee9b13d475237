import { describe, expect, it } from "vitest";
import { type Measured, measuredSection, SECTION } from "./measured.ts";
import { anchorsOf, files, firstBlock, isTest, isThere, linksOf, read, rowsOf, testsNamedIn } from "./pages.ts";

// Sample posts link to pages of the site.
const pages = files.filter((file) => file.endsWith(".md") && !file.startsWith("apps/cms/seed/"));
const docs = pages.filter((file) => file.startsWith("docs/"));

const PROOFS = ["docs/threat-model.md", "docs/asvs.md"];

it.each(pages)("%s leads to files and headings that are there", (page) => {
  const broken = linksOf(page).filter(
    ({ file, anchor }) => !isThere(file) || (anchor && file.endsWith(".md") && !anchorsOf(file).has(anchor)),
  );
  expect(broken.map(({ line, target }) => `${page}:${line}: ${target}`)).toEqual([]);
});

it.each(docs)("%s says below its title what it is for", (page) => {
  expect(firstBlock(page)?.type).toBe("paragraph_open");
});

it("docs/README.md leads to every page of docs", () => {
  const listed = new Set(linksOf("docs/README.md").map(({ file }) => file));
  expect(docs.filter((page) => !listed.has(page) && page !== "docs/README.md")).toEqual([]);
});

it("the README gives the figures of the newest measurement", () => {
  const measurements = files.filter((file) => /^docs\/measurements\/.*\.json$/.test(file));
  const newest = measurements.sort((a, b) => a.localeCompare(b, "en", { numeric: true })).at(-1) ?? "";
  const measured: Measured = JSON.parse(read(newest));
  expect(SECTION.exec(read("README.md"))?.[0]).toBe(measuredSection(measured));
});

describe.each(PROOFS)("%s", (page) => {
  it("names tests that there are", () => {
    const named = testsNamedIn(page);
    expect(named.length).toBeGreaterThan(50);
    const isNamed = ({ file, title }: { file: string; title: string }) =>
      ['"', "`"].some((quote) => read(file).includes(quote + title + quote));
    expect(named.filter((test) => !isNamed(test))).toEqual([]);
  });

  it("names a test wherever it leads to tests", () => {
    const named = new Set(testsNamedIn(page).map(({ file }) => file));
    expect(linksOf(page).filter(({ file }) => isTest(file) && !named.has(file))).toEqual([]);
  });
});

describe("docs/asvs.md", () => {
  const STATES = ["met", "not applicable", "open"];
  const requirements = rowsOf("docs/asvs.md").filter(([id = ""]) => /^v5\.0\.0-/.test(id));

  it("has each requirement once, with its level, one of three states and a reason", () => {
    const ids = requirements.map(([id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
    for (const [id, level, what, state, reason] of requirements) {
      expect(id).toMatch(/^v5\.0\.0-\d+\.\d+\.\d+$/);
      expect(level, id).toMatch(/^[12]$/);
      expect(what && reason, id).toBeTruthy();
      expect(STATES, id).toContain(state);
    }
  });

  it("shows what meets a requirement, by a file of the repository", () => {
    const met = requirements.filter(([, , , state]) => state === "met");
    expect(met.filter(([, , , , reason]) => !reason?.includes("](")).map(([id]) => id)).toEqual([]);
  });

  it("counts them rightly", () => {
    const count = (level: string, state: string) =>
      String(requirements.filter((each) => each[1] === level && each[3] === state).length);
    const counts = rowsOf("docs/asvs.md").filter(([first = ""]) => /^Level \d/.test(first));
    expect(counts).toEqual(
      ["1", "2"].map((level) => [`Level ${level}`, ...STATES.map((state) => count(level, state))]),
    );
  });
});
