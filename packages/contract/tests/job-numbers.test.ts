import { describe, expect, it } from "vitest";
import { byWeek, lastMondays, medianDays, stagesOf } from "../src/application/job-numbers";

const DAY = 24 * 60 * 60 * 1000;

describe("the weeks of a job", () => {
  it("begin on Mondays, as days are in India", () => {
    // It is Sunday evening in London, but already Monday in India.
    const mondays = lastMondays(Date.parse("2026-11-22T19:00:00Z"));
    expect(mondays).toHaveLength(12);
    expect(mondays.at(-1)).toBe("2026-11-23");
    expect(mondays[0]).toBe("2026-09-07");
    expect(lastMondays(Date.parse("2026-11-22T18:00:00Z")).at(-1)).toBe("2026-11-16");
  });

  it("count what came in them, from midnight in India on", () => {
    const mondays = lastMondays(Date.parse("2026-11-25T12:00:00Z"));
    const weeks = byWeek(
      ["2026-11-22T18:29:59Z", "2026-11-22T18:30:00Z", "2026-11-25T00:00:00Z", "2026-01-01T00:00:00Z"].map(Date.parse),
      mondays,
    );
    expect(weeks.slice(-3)).toEqual([
      { from: "2026-11-09", count: 0 },
      { from: "2026-11-16", count: 1 },
      { from: "2026-11-23", count: 2 },
    ]);
    expect(weeks.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  });
});

it("counts every stage, also one that nobody is in", () => {
  const stages = stagesOf([
    { status: null, total: 2 },
    { status: "new", total: 1 },
    { status: "offer", total: 4 },
  ]);
  expect(stages).toEqual({ new: 3, in_review: 0, interview: 0, offer: 4, hired: 0, rejected: 0, withdrawn: 0 });
});

it.each([
  [[], null],
  [[3 * DAY], 3],
  [[5 * DAY, DAY, 2 * DAY], 2],
  [[DAY, 2 * DAY], 1.5],
  [[DAY / 3], 0.3],
])("says that half of %j waited %s days", (waits, days) => {
  expect(medianDays(waits)).toBe(days);
});
