import { expect, it } from "vitest";
import type { Attributes } from "../src/queries/check-filters";
import { costOf } from "../src/queries/query-cost";

const PARTS: Record<string, Attributes> = {
  "section.text": { text: { type: "text" } },
  "section.cards": { cards: { type: "component", component: "section.card", repeatable: true } },
  "section.card": { title: { type: "string" } },
};
const ZONE: Attributes = { sections: { type: "dynamiczone", components: ["section.text", "section.cards"] } };

const costWith = (populate: unknown) => costOf({ populate }, ZONE, (uid) => PARTS[uid] ?? {});

it("a dynamic zone costs what all of its components would, unless some are chosen", () => {
  const [text, cards] = ["section.text", "section.cards"].map((uid) => costWith({ sections: { on: { [uid]: true } } }));
  const nothing = costWith({});
  const both = (text?.perRow ?? 0) + (cards?.perRow ?? 0) - nothing.perRow;
  for (const populate of ["*", "sections", ["sections"], { sections: true }, { sections: { populate: "" } }]) {
    expect(costWith(populate).perRow, JSON.stringify(populate)).toBeCloseTo(both);
  }
  expect(text?.perRow).toBeGreaterThan(nothing.perRow);
  expect(costWith({ sections: { populate: "*" } }).perRow).toBeGreaterThan(both);
});
