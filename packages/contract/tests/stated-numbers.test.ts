import { describe, expect, it } from "vitest";
import { daysStated, salaryStated, typedNumber, yearsStated } from "../src/application/stated-numbers";

describe("years of experience", () => {
  it.each<[number | null, string[]]>([
    [
      5,
      [
        "5",
        "5 yrs",
        "5+ years",
        " 5Years",
        "about 5 years",
        "five years",
        "5 in React",
        "60 months",
        "५ साल",
        "５ 年",
        "٥",
      ],
    ],
    [5.5, ["5.5", "5,5", "5.5 years", "5 yrs 6 months", "5 years and 6 months"]],
    [3, ["3-4 years", "3 to 4", "3 – 4 yrs", "3 till 4 yrs", "between 3 and 4 years", "3 years (36 months)"]],
    [1.5, ["18 months", "1.5y"]],
    [0, ["0", "Fresher", "none", "no experience", "0-1 years"]],
    [null, ["NA", "", "many", "since 2019", "2019-2024", "100%", "1.2.3"]],
  ])("are %s in each of %j", (years, texts) => {
    for (const text of texts) expect(yearsStated(text), text).toBe(years);
  });
});

describe("days of notice", () => {
  it.each<[number | null, string[]]>([
    [60, ["60", "60 days", "2 months", "two months", "60 days (negotiable)", "2 months, negotiable to 30 days"]],
    [45, ["45 Days", "1 month 15 days", "1.5 months"]],
    [30, ["30-45 days", "1 Month", "a notice of 1 month", "30 days, until 5 Dec"]],
    [14, ["2 weeks", "2-3 weeks", "2 till 3 weeks"]],
    [0, ["0", "immediate", "Immediately available", "None", "immediate to 15 days", "ASAP"]],
    [null, ["NA", "-", "Serving, last day 15 Dec", "from 1st January", "30-11-2026", "30.11.2026", "20261130"]],
  ])("are %s in each of %j", (days, texts) => {
    for (const text of texts) expect(daysStated(text), text).toBe(days);
  });
});

describe("a salary a year", () => {
  it.each<[number | null, string[]]>([
    [
      1_800_000,
      ["18", "18 LPA", "18L", "18 lakhs per annum", "₹18,00,000/-", "Rs. 18 lacs", "1800000", "1.5 lakh a month"],
    ],
    [1_250_000, ["12,50,000", "1,250,000", "1.250.000", "12.5 LPA", "12,5", "12 lakh 50 thousand", "12.5"]],
    [1_500_000, ["15-18 LPA", "15 to 18", "15,00,000 - 18,00,000", "15 LPA fixed + 1 month bonus"]],
    [960_000, ["80k per month", "80,000 pm", "80 thousand/month"]],
    [12_000_000, ["1.2 Cr", "1.2 crore"]],
    [60_000, ["60000", "60k", "60.000", "€60,000 a year"]],
    [null, ["NA", "negotiable", "as per market", "30% hike", "20-30 %", "€400 a day", "9".repeat(40)]],
  ])("is %s in each of %j", (salary, texts) => {
    for (const text of texts) expect(salaryStated(text, "LPA"), text).toBe(salary);
  });

  it.each([
    ["45", { year: 45_000, month: 540, hour: 93_600 }],
    ["45k", { year: 45_000, month: 540_000, hour: 45_000 }],
    ["3.500", { year: 3_500, month: 42_000, hour: 3_500 }],
    ["45,000 p.a.", { year: 45_000, month: 45_000, hour: 45_000 }],
    ["40 an hour", { year: 83_200, month: 83_200, hour: 83_200 }],
  ] as const)("is read from “%s” by what the form asks for", (text, salaries) => {
    const units = ["year", "month", "hour"] as const;
    expect(Object.fromEntries(units.map((unit) => [unit, salaryStated(text, unit)]))).toEqual(salaries);
  });
});

it.each([
  ["1,5", 1.5],
  [" ४५ ", 45],
  ["12,50,000", 1_250_000],
  ["𝟗𝟎", 90],
  ["45 minutes", null],
  ["-1", null],
  ["1e3", null],
  ["", null],
])("“%s” that is typed where a number is asked for is %s", (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});
