import { readFileSync } from "node:fs";
import { refusalOfPagePath } from "@repo/contract/site/page-path";
import { expect, it } from "vitest";
import { PATTERNS } from "../src/admin/page-patterns/patterns";
import { hintBounds, lengthIn } from "../src/pages/checks/hint-bounds";

type Component = {
  attributes: Record<string, { component?: string }>;
  config?: { metadatas?: Record<string, { edit?: { description?: string } }> };
};

const componentOf = (uid: string): Component =>
  JSON.parse(readFileSync(`src/components/${uid.replace(".", "/")}.json`, "utf8"));

/** Returns texts of a component that don't fit the lengths in their fields' hints. */
function outOfBounds(uid: string, values: Record<string, unknown>): string[] {
  const { attributes, config } = componentOf(uid);
  return Object.entries(values).flatMap(([name, value]) => {
    const nested = attributes[name]?.component;
    if (nested && value) return [value].flat().flatMap((part) => outOfBounds(nested, part as never));
    const bounds = hintBounds(config?.metadatas?.[name]?.edit?.description ?? "");
    if (!bounds || typeof value !== "string") return [];
    const length = lengthIn(bounds.unit, value);
    return length < bounds.min || length > bounds.max ? [`${uid}, ${name}: ${value}`] : [];
  });
}

it.each(PATTERNS)("the pattern $name has texts as long as the hints of its fields say", ({ sections, seo }) => {
  const found = sections.flatMap(({ __component: uid, ...values }) => outOfBounds(uid, values));
  expect([...found, ...outOfBounds("shared.seo", seo)]).toEqual([]);
});

it.each(PATTERNS)("the pattern $name has an address that a page may have", ({ path }) => {
  expect(refusalOfPagePath(path)).toBeUndefined();
});
