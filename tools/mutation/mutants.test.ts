import { expect, it } from "vitest";
import { mutantsOf, shuffled } from "./mutants.ts";

it.each([
  ["condition", "if (ready) go;", "if (!(ready)) go;"],
  ["condition", "const a = ready ? b : c;", "const a = !(ready) ? b : c;"],
  ["condition", "while (ready) b;", "while (!(ready)) b;"],
  ["comparison", "a < b;", "a <= b;"],
  ["comparison", "(a) === b;", "(a) !== b;"],
  ["logic", "a && b;", "a || b;"],
  ["logic", "a ?? b;", "a && b;"],
  ["arithmetic", "a - b;", "a + b;"],
  ["call", "await store(a);", ";"],
  ["call", "a.b();", ";"],
  ["literal", 'f = "text";', 'f = "";'],
  ["literal", 'f = "";', 'f = "mutant";'],
  ["literal", "f = `is $" + "{a}`;", 'f = "";'],
  ["literal", "f = 7;", "f = 8;"],
  ["literal", "f = true;", "f = false;"],
  ["return", "function f() { a; }", "function f() { return undefined as never; a; }"],
  ["return", "f = () => a;", "f = () => (undefined as never);"],
  ["return", "class A { f() { a; } }", "class A { f() { return undefined as never; a; } }"],
])("changes a %s: %s", (kind, code, changed) => {
  expect(mutantsOf("file.ts", code)).toEqual([expect.objectContaining({ kind, code: changed })]);
});

it.each([
  'import a from "b";',
  'export * from "b";',
  'type A = "b" | 1;',
  '"use strict";',
  'f = { "a": b };',
  "f = tag`text`;",
])("keeps %s", (code) => {
  expect(mutantsOf("file.ts", code)).toEqual([]);
});

it("changes one place at a time, and says where", () => {
  const mutants = mutantsOf("file.ts", "// ü\nif (a < 1) go();");
  expect(mutants.map(({ kind, line, was, becomes }) => [kind, line, was, becomes])).toEqual([
    ["condition", 2, "a < 1", "!(a < 1)"],
    ["comparison", 2, "a < 1", "a <= 1"],
    ["literal", 2, "1", "2"],
    ["call", 2, "go();", ";"],
  ]);
});

it("takes the same sample for the same seed", () => {
  const items = Array.from({ length: 50 }, (_, index) => index);
  expect(shuffled(items, 1)).toEqual(shuffled(items, 1));
  expect(shuffled(items, 1)).not.toEqual(shuffled(items, 2));
  expect(shuffled(items, 1).toSorted((one, other) => one - other)).toEqual(items);
});
