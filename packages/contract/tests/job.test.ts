import { today } from "@repo/time/company";
import { describe, expect, it } from "vitest";
import { defaultClosingDay, factsOf, isOpen, jobCardLine } from "../src/job/job";

describe("what the details of a job say", () => {
  it.each([
    ["Full time • Remote • 3+ years", "Full-time", "Remote", 3],
    ["Full-time • Hyderabad or remote • 5+ years", "Full-time", "Remote", 5],
    ["Part time, hybrid, 2-4 years", "Part-time", "Hybrid", 2],
    ["Contract • On-site • 10 yrs", "Contract", "On-site", 10],
    ["Internship in our office", "Internship", "On-site", null],
    ["Full time • WFH • 3 to 5 years", "Full-time", "Remote", 3],
    ["Working from home, 2 or 3 yrs.", null, "Remote", 2],
    ["7 till 9 yrs", null, null, 7],
    ["between 4 and 6 years", null, null, 4],
    ["7 up to 9 years", null, null, 7],
    ["5−7 years", null, null, 5],
    ["On-site, no remote, 3+ to 5+ years", null, "On-site", 3],
    ["Up to 3 years", null, null, null],
    ["Up to 3 to 5 years", null, null, null],
    ["Up to 3 years of Java, 2+ years of Go", null, null, 2],
    ["1.5 years", null, null, null],
    ["1.5-3 years", null, null, null],
    ["3.5 to 5 years", null, null, null],
    ["3 to 4.5 years", null, null, 3],
    ["Angular 12/13 - 4 years", null, null, 4],
    ["Come and see", null, null, null],
    ["A firm of 10000000000 years", null, null, null],
    [null, null, null, null],
  ])("%s", (details, employmentType, workMode, minYears) => {
    expect(factsOf(details)).toEqual({ employmentType, workMode, minYears });
  });

  it.each(["1", " ", "1 ", "1-", "1–1 ", "- "])("is soon read where “%s” fills them", (mark) => {
    expect(factsOf(`1${mark.repeat(100_000)}x`).minYears).toBe(null);
  });
});

describe("a job", () => {
  const closesAt = "2026-12-31";

  it("is open to the end of its last day in India", () => {
    expect(isOpen({ availability: "open", closesAt }, Date.parse("2026-12-31T18:29:00Z"))).toBe(true);
    expect(isOpen({ availability: "open", closesAt }, Date.parse("2026-12-31T18:30:00Z"))).toBe(false);
  });

  it("is not open when it is closed or filled", () => {
    for (const availability of ["closed", "filled"]) expect(isOpen({ availability, closesAt }, 0)).toBe(false);
  });

  it("closes 60 days after it was posted", () => {
    expect(defaultClosingDay("2026-11-21")).toBe("2027-01-20");
    expect(today(Date.parse("2026-11-20T18:30:00Z"))).toBe("2026-11-21");
  });
});

describe("the line above the title of a job's social card", () => {
  it.each([
    [{ employmentType: "Full_time", workMode: "Remote", location: "Hyderabad" }, "Full-time · Remote · Hyderabad"],
    [{ employmentType: "Contract", workMode: "On_site", location: " Pune " }, "Contract · Pune"],
    [{ workMode: "Hybrid", location: null, details: "Come and see" }, "Come and see"],
    [{}, ""],
  ])("of %j", (job, line) => {
    expect(jobCardLine(job)).toBe(line);
  });
});
