import { describe, expect, it } from "vitest";
import { type StoredSalary, salaryOf, salaryProblems, salaryText } from "../src/job/salary";

const IN = "en-IN";

describe("the salary of a job", () => {
  it.each<[StoredSalary, object | null, string | null]>([
    [{}, null, null],
    [{ salaryMin: 0, salaryMax: null, salaryUnit: "hour" }, null, null],
    [{ salaryMin: 24, salaryMax: 36 }, { min: 2_400_000, max: 3_600_000, currency: "INR", unit: "year" }, "₹24–36 LPA"],
    [{ salaryMin: 12.35, salaryUnit: "LPA" }, { min: 1_235_000, currency: "INR", unit: "year" }, "from ₹12.35 LPA"],
    [{ salaryMax: 9 }, { max: 900_000, currency: "INR", unit: "year" }, "up to ₹9 LPA"],
    [
      { salaryMin: 80_000, salaryMax: 110_000, salaryUnit: "month", salaryCurrency: "INR" },
      { min: 80_000, max: 110_000, currency: "INR", unit: "month" },
      "₹80,000–1,10,000 a month",
    ],
    [
      { salaryMin: 30.5, salaryMax: 30.5, salaryUnit: "hour", salaryCurrency: "EUR" },
      { min: 30.5, max: 30.5, currency: "EUR", unit: "hour" },
      "€30.50 an hour",
    ],
    [
      { salaryMax: 90_000, salaryUnit: "year", salaryCurrency: "USD" },
      { max: 90_000, currency: "USD", unit: "year" },
      "up to $90,000 a year",
    ],
  ])("%j", (stored, salary, text) => {
    expect(salaryOf(stored)).toEqual(salary);
    expect(salaryText(stored, IN)).toBe(text);
    expect(salaryProblems(stored)).toEqual([]);
  });

  it.each<[StoredSalary, string]>([
    [{ salaryMin: 36, salaryMax: 24 }, "salaryMax"],
    [{ salaryCurrency: "RUP" }, "salaryCurrency"],
    [{ salaryCurrency: "inr" }, "salaryCurrency"],
    [{ salaryCurrency: "EUR", salaryUnit: "LPA" }, "salaryUnit"],
    [{ salaryCurrency: "EUR" }, "salaryUnit"],
  ])("is refused when it is %j, and is not shown", (stored, field) => {
    expect(salaryProblems(stored).map(({ path }) => path)).toEqual([field]);
    const given = { salaryMin: 24, ...stored };
    expect(salaryOf(given)).toBe(null);
    expect(salaryText(given, IN)).toBe(null);
  });
});
