import { describe, expect, it } from "vitest";
import { hasUnknownPast, timeInStages } from "../src/application/history";

const at = (hour: number) => new Date(Date.UTC(2026, 10, 25, hour)).toISOString();
const HOUR = 60 * 60 * 1000;

describe("the time in each stage", () => {
  const applied = { createdAt: at(1), status: "rejected" as const };

  it("runs from the application on, and goes on in the last one", () => {
    const changes = [
      { at: at(3), from: "new" as const },
      { at: at(4), from: "in_review" as const },
    ];
    const times = timeInStages(applied, changes, new Date(at(9)));
    expect(times).toEqual({ new: 2 * HOUR, in_review: HOUR, rejected: 5 * HOUR });
  });

  it("adds up when a stage is returned to, as by an undone change", () => {
    const changes = [
      { at: at(2), from: "new" as const },
      { at: at(3), from: "offer" as const },
      { at: at(5), from: "new" as const },
    ];
    expect(timeInStages(applied, changes, new Date(at(5)))).toEqual({ new: 3 * HOUR, offer: HOUR, rejected: 0 });
  });

  it("is not guessed for changes that were not recorded", () => {
    expect(hasUnknownPast(applied, [])).toBe(true);
    expect(timeInStages(applied, [], new Date(at(9)))).toEqual({});
    const changes = [{ at: at(7), from: "offer" as const }];
    expect(timeInStages(applied, changes, new Date(at(9)))).toEqual({ rejected: 2 * HOUR });
    expect(hasUnknownPast({ status: "new" }, [])).toBe(false);
  });
});
