import { describe, expect, it } from "vitest";
import { deletionDay, lastKept, retentionRules, untoldDays } from "../src/application/retention";

const SAVED = "2026-01-01T00:00:00.000Z";
const NOW = Date.parse("2026-06-01T06:00:00.000Z");

const application = {
  status: "rejected",
  createdAt: "2026-03-01T06:00:00.000Z",
  updatedAt: "2026-05-20T06:00:00.000Z",
  consentUntil: null,
} as const;

describe("an application", () => {
  it("is kept where no rule is about it", () => {
    const rules = retentionRules({ keepHiredDays: 3, updatedAt: SAVED }, undefined);
    expect(deletionDay(application, rules, NOW)).toBeNull();
    expect(deletionDay(application, retentionRules(null, undefined), NOW)).toBeNull();
  });

  it("goes so many days after its last change", () => {
    const rules = retentionRules({ keepRejectedDays: 30, updatedAt: SAVED }, undefined);
    expect(deletionDay(application, rules, NOW)).toBe("2026-06-19");
  });

  it("goes by the operator's limit if that ends earlier, counted from the day on which it came in", () => {
    expect(deletionDay(application, retentionRules({ keepRejectedDays: 30, updatedAt: SAVED }, 95), NOW)).toBe(
      "2026-06-04",
    );
    expect(deletionDay(application, retentionRules(null, 95), NOW)).toBe("2026-06-04");
  });

  it("that should have gone already goes tonight", () => {
    expect(deletionDay(application, retentionRules({ keepRejectedDays: 5, updatedAt: SAVED }, undefined), NOW)).toBe(
      "2026-06-01",
    );
  });

  it("goes not before a week after its rule was changed", () => {
    const rules = retentionRules({ keepRejectedDays: 5, updatedAt: "2026-05-31T06:00:00.000Z" }, undefined);
    expect(deletionDay(application, rules, NOW)).toBe("2026-06-07");
  });

  it.each([
    ["2026-06-18", "2026-06-19"],
    ["2026-06-19", "2026-06-20"],
    ["2027-01-31", "2027-02-01"],
  ])("with a consent until %s goes on %s", (consentUntil, day) => {
    const rules = retentionRules({ keepRejectedDays: 30, updatedAt: SAVED }, undefined);
    expect(deletionDay({ ...application, consentUntil }, rules, NOW)).toBe(day);
  });
});

it("a rule without days is none, and undecided is whatever has no outcome", () => {
  const rules = retentionRules({ keepRejectedDays: null, keepUndecidedDays: 7, updatedAt: SAVED }, undefined);
  expect(rules.map(({ outcome }) => outcome)).toEqual(["Undecided"]);
  expect(rules[0]?.statuses).toEqual(["new", "in_review", "interview", "offer"]);
  expect(rules[0] && lastKept(rules[0], NOW).toISOString()).toBe("2026-05-25T06:00:00.000Z");
});

it.each([
  ["Deleted 180 days after a rejection, others after a\nyear: 1 year.", [180, 365], []],
  ["After 6 months, or 12 days.", [180, 12], []],
  ["After 1180 days or 80 day", [180, 80, 80], [180, 80]],
  ["", [30], [30]],
])("a policy that says “%s” of %j days is silent of %j", (policy, days, untold) => {
  expect(untoldDays(policy, days)).toEqual(untold);
});
