import { afterEach, describe, expect, it, vi } from "vitest";
import { companyOf } from "../src/company-of.ts";
import { countryNamed } from "../src/countries.ts";
import { company, companyOfPage, fillFirm, setCompany, timeName } from "../src/index.ts";
import { companyPalette, paletteOf } from "../src/palette.ts";
import { sample } from "../src/sample.ts";

afterEach(() => setCompany(sample));

describe("the company of stored settings", () => {
  it("is the sample's where they are empty", () => {
    for (const empty of [null, {}, { firmName: " ", colors: null, region: null, mark: null }]) {
      expect(companyOf(empty, null)).toEqual(sample);
    }
  });

  it("is what they say, as the CMS and as GraphQL write it", () => {
    const region = { timeZone: "Europe/Dublin", salaryCurrency: "EUR", salaryUnit: "month", salaryTerm: "pay" };
    const setting = {
      firmName: "Northlight Studio Ltd",
      tagline: "Light work",
      mark: { url: "/uploads/mark.svg" },
      displayFont: { url: "/uploads/display.woff2" },
      colors: { primary: "#0E7A54", accent: "#F2A03D", sand: "none" },
    };
    for (const language of ["en-IE", "en_IE"]) {
      expect(companyOf({ ...setting, region: { ...region, language } }, { country: "Ireland" })).toEqual({
        name: "Northlight Studio Ltd",
        shortName: "Northlight",
        tagline: "Light work",
        locale: "en-IE",
        timeZone: "Europe/Dublin",
        countryCode: "IE",
        salary: { currency: "EUR", unit: "month", term: "pay", label: "EUR per month" },
        colors: { primary: "#0e7a54", accent: "#f2a03d" },
        mark: "/uploads/mark.svg",
        fonts: { display: "/uploads/display.woff2" },
      });
    }
  });

  it("takes no zone that there isn't, as while an editor types one", () => {
    expect(companyOf({ region: { timeZone: "Europe/Dub" } }, null).timeZone).toBe(sample.timeZone);
  });

  it("counts no lakhs of another currency", () => {
    const salary = { currency: "USD", unit: "year", term: "salary", label: "USD per year" };
    expect(companyOf({ region: { salaryCurrency: "USD" } }, null).salary).toEqual(salary);
  });
});

it.each([
  ["United Kingdom", "GB"],
  ["the U.K.", "GB"],
  ["USA", "US"],
  ["Georgia", "GE"],
  ["Trinidad and Tobago", "TT"],
  ["Narnia", undefined],
])("the country %s has the code %s", (name, code) => {
  expect(countryNamed(name)).toBe(code);
});

it("{firm} and {firm.short} stand for the names, whatever signs they have", () => {
  const names = { name: "Smith $& Sons", shortName: "Smith" };
  expect(fillFirm("{firm}: {firm.short} and {firm}, {firm.long}", names)).toBe(
    "Smith $& Sons: Smith and Smith $& Sons, {firm.long}",
  );
  expect(fillFirm("{firm.short}")).toBe(sample.shortName);
});

it.each([
  ["en-IN", "Asia/Kolkata", "India Standard Time (IST)"],
  ["en-GB", "Europe/London", "United Kingdom Time (GMT/BST)"],
  ["en-US", "America/New_York", "Eastern Time (EST/EDT)"],
])("time in %s and %s is called %s", (locale, timeZone, name) => {
  setCompany({ ...sample, locale, timeZone });
  expect(timeName()).toBe(name);
});

it("a process has one company, whose palette changes with it", () => {
  expect(companyPalette()).toEqual(paletteOf(sample.colors));
  const colors = { primary: "#0e7a54", accent: "#f2a03d" };
  setCompany({ ...sample, name: "Northlight", colors });
  expect([company().name, companyPalette()]).toEqual(["Northlight", paletteOf(colors)]);
  expect(companyOfPage(company())).not.toContain("#");
});

it("a browser has the company of its page", () => {
  const { colors, fonts, tagline, ...shown } = { ...sample, name: "Lamps & “Wicks”", mark: "/uploads/mark.svg" };
  setCompany(undefined as never);
  const dataset = { company: companyOfPage({ ...sample, ...shown }) };
  vi.stubGlobal("document", { documentElement: { dataset } });
  expect(company()).toEqual(shown);
  vi.unstubAllGlobals();
});
