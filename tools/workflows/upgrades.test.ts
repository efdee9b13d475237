import { describe, expect, it } from "vitest";
import { compare, judge } from "../../lab/upgrades/compare.ts";
import type { Observed } from "../../lab/upgrades/observed.ts";
import { readPage } from "../../lab/upgrades/page.ts";

const before: Observed = {
  entries: { "api::faq.faq a draft": { question: "Why?", order: 1 } },
  files: {},
  applications: { one: { status: "hired" } },
  pages: { "/about": { status: 200, title: "About", headings: ["h1 About"], text: ["About", "Twice", "Twice"] } },
  permissions: { "panel role Own": ["read", "update"] },
  access: {},
  settings: {},
};
const faq = "api::faq.faq a draft";
const about = { status: 200, title: "About", headings: ["h1 About"], text: ["About", "Twice", "Twice"] };

describe("an upgrade loses nothing without being told:", () => {
  it.each<[string, Partial<Observed>, string[]]>([
    ["an entry", { entries: {} }, [`entries / ${faq}: missing`]],
    ["a value", { entries: { [faq]: { question: "Why?", order: null } } }, [`entries / ${faq} / order: 1 became null`]],
    ["a field", { entries: { [faq]: { order: 1 } } }, [`entries / ${faq} / question: missing, was "Why?"`]],
    ["nothing twice", { applications: { ...before.applications, two: {} } }, ["applications / two: added"]],
    [
      "a permission, and gives none",
      { permissions: { "panel role Own": ["read", "delete"] } },
      ["permissions / panel role Own: missing update", "permissions / panel role Own: added delete"],
    ],
    ["a page", { pages: {} }, ["pages / /about: missing"]],
    [
      "a text, even one that is there once more",
      { pages: { "/about": { ...about, status: 404, text: ["About", "Twice"] } } },
      ["pages / /about / status: 200 became 404", "pages / /about / text: missing Twice"],
    ],
    ["but may add fields", { entries: { [faq]: { question: "Why?", order: 1, more: 2 } } }, []],
    ["and texts", { pages: { "/about": { ...about, text: [...about.text, "More"] } } }, []],
    ["and looks are written down", { entries: { ...before.entries, "api::audit-entry.audit-entry b only": {} } }, []],
  ])("%s", (_, changed, differences) => expect(compare(before, { ...before, ...changed })).toEqual(differences));

  it("what is meant has to be written out, and has to happen", () => {
    const intended = [{ reason: "Menus have levels.", differences: ["entries / b: missing", "entries / c: missing"] }];
    expect(judge(["entries / a: missing", "entries / b: missing"], intended)).toEqual({
      unexpected: ["entries / a: missing"],
      absent: ["entries / c: missing"],
    });
  });
});

it("a page is read as a visitor reads it", () => {
  const html = `<html><head><title>A &amp; B</title><style>p{}</style></head><body><nav>Menu</nav><main><h1>One <b>two</b></h1>
    <!-- no --><script>no()</script><p>It&#x27;s<!-- --> here.</p><svg><title>no</title></svg><ul><li>1</li><li>2</li></ul></main></body></html>`;
  expect(readPage(200, html)).toEqual({
    status: 200,
    title: "A & B",
    headings: ["h1 One two"],
    text: ["One two", "It's here.", "1", "2"],
  });
});
