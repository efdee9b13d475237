import { setCompany } from "@repo/brand";
import { sample } from "@repo/brand/sample";
import { companyClock, companyTime, dayBegins, today } from "@repo/time/company";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applicationSchema } from "../src/application/application";
import { byWeek, lastMondays } from "../src/application/job-numbers";
import { consentEnd } from "../src/application/own-application";
import { deletionDay, retentionRules } from "../src/application/retention";
import { salaryLabels } from "../src/application/salary-fields";
import { salaryStated, salaryUnit } from "../src/application/stated-numbers";
import { fieldErrors } from "../src/http/read-body";
import { closingTime, isOpen, postingTime } from "../src/job/job";
import { salaryOf, salaryProblems, salaryText } from "../src/job/salary";

beforeAll(() =>
  setCompany({
    ...sample,
    locale: "en-GB",
    timeZone: "Europe/London",
    salary: { currency: "GBP", unit: "year", term: "salary", label: "GBP per year" },
  }),
);

// The test files share their modules.
afterAll(() => setCompany(sample));

const at = (text: string) => Date.parse(text);

describe("the days of a company in London", () => {
  it.each([
    ["2026-03-28", "2026-03-28T23:59:59+00:00"],
    ["2026-03-29", "2026-03-29T23:59:59+01:00"],
    ["2026-10-24", "2026-10-24T23:59:59+01:00"],
    ["2026-10-25", "2026-10-25T23:59:59+00:00"],
  ])("%s ends at %s", (day, end) => {
    expect(closingTime(day)).toBe(end);
    expect(Date.parse(postingTime(day))).toBe(+dayBegins(day));
    expect(today(at(end))).toBe(day);
    expect(today(at(end) + 1_000)).not.toBe(day);
    const job = { availability: "open", closesAt: day };
    expect([isOpen(job, at(end)), isOpen(job, at(end) + 1_000)]).toEqual([true, false]);
  });

  it("have 23 and 25 hours when the clocks change", () => {
    const hours = (day: string, next: string) => (+dayBegins(next) - +dayBegins(day)) / (60 * 60_000);
    expect(hours("2026-03-29", "2026-03-30")).toBe(23);
    expect(hours("2026-10-25", "2026-10-26")).toBe(25);
  });

  it("make weeks that begin at midnight on both sides of a change", () => {
    const mondays = lastMondays(at("2026-10-28T12:00:00Z"));
    expect(mondays.slice(-2)).toEqual(["2026-10-19", "2026-10-26"]);
    const sent = ["2026-10-18T22:59:59Z", "2026-10-18T23:00:00Z", "2026-10-25T23:59:59Z", "2026-10-26T00:00:00Z"];
    expect(byWeek(sent.map(at), mondays).slice(-3)).toEqual([
      { from: "2026-10-12", count: 1 },
      { from: "2026-10-19", count: 2 },
      { from: "2026-10-26", count: 1 },
    ]);
  });

  it("are those of what is deleted and of consents", () => {
    const rules = retentionRules(null, 1);
    const moment = "2026-06-30T23:30:00.000Z";
    const application = { status: "new", createdAt: moment, updatedAt: moment, consentUntil: null } as const;
    expect(deletionDay(application, rules, at(moment))).toBe("2026-07-02");
    expect(consentEnd(at(moment))).toBe("2027-07-01");
  });

  it("show times by their own clocks, by name", () => {
    expect(companyTime("2026-10-25T00:30:00Z")).toBe("25 Oct 2026, 01:30 BST");
    expect(companyTime("2026-10-25T01:30:00Z")).toBe("25 Oct 2026, 01:30 GMT");
    expect(companyClock("2026-07-01T08:00:00Z")).toBe("2026-07-01T09:00");
    expect(companyClock(null)).toBe("");
  });
});

describe("salaries in pounds a year", () => {
  it("are those of jobs that name no unit and no currency", () => {
    expect(salaryOf({ salaryMin: 45_000 })).toEqual({ min: 45_000, currency: "GBP", unit: "year" });
    expect(salaryText({ salaryMin: 45_000, salaryMax: 60_000 }, "en-GB")).toBe("£45,000–60,000 a year");
  });

  it("leave no choice of lakhs", () => {
    expect(salaryProblems({ salaryMin: 9, salaryUnit: "LPA" }).map(({ path }) => path)).toEqual(["salaryUnit"]);
  });

  it("are what applicants are asked for, and told of", () => {
    expect(salaryLabels()).toEqual({
      current_ctc: "Current salary (GBP per year)",
      expected_ctc: "Expected salary (GBP per year)",
    });
    const { error } = applicationSchema().safeParse({ current_ctc: "", expected_ctc: "" });
    expect(error && fieldErrors(error)).toMatchObject({ expected_ctc: expect.stringContaining("Expected salary") });
  });
});

it("a company that moves takes its days, its money and what is asked with it", () => {
  const midnight = at("2026-07-01T20:00:00Z");
  expect([today(midnight), salaryUnit(), salaryStated("45")]).toEqual([
    "2026-07-01",
    { name: "GBP per year", amount: 1 },
    45_000,
  ]);
  setCompany(sample);
  expect([today(midnight), salaryUnit(), salaryStated("45")]).toEqual([
    "2026-07-02",
    { name: "LPA", amount: 100_000 },
    4_500_000,
  ]);
  expect(salaryLabels().current_ctc).toBe("Current CTC (INR LPA)");
  expect(closingTime("2026-07-01")).toBe("2026-07-01T23:59:59+05:30");
});
