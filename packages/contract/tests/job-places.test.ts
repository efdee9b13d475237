import { describe, expect, it } from "vitest";
import { countryProblems, placesOf } from "../src/job/places";

const IN = { country: "IN" };

describe("the offices of a job", () => {
  it.each([
    ["Hyderabad", [{ city: "Hyderabad", ...IN }]],
    ["Pune, Maharashtra", [{ city: "Pune", region: "Maharashtra", ...IN }]],
    ["Pune, Maharashtra, India", [{ city: "Pune", region: "Maharashtra", ...IN }]],
    [
      "Hyderabad / Pune",
      [
        { city: "Hyderabad", ...IN },
        { city: "Pune", ...IN },
      ],
    ],
    ["Hyderabad or remote", [{ city: "Hyderabad", ...IN }]],
    [
      "Bengaluru, Pune",
      [
        { city: "Bengaluru", ...IN },
        { city: "Pune", ...IN },
      ],
    ],
    [
      "Kochi, Kerala, Chennai, Tamil Nadu",
      [
        { city: "Kochi", region: "Kerala", ...IN },
        { city: "Chennai", region: "Tamil Nadu", ...IN },
      ],
    ],
    ["Berlin, Germany", [{ city: "Berlin", country: "DE" }]],
    ["London, U.K.", [{ city: "London", country: "GB" }]],
    [
      "Austin, Texas, USA & Hyderabad",
      [
        { city: "Austin", region: "Texas", country: "US" },
        { city: "Hyderabad", ...IN },
      ],
    ],
    ["Hybrid – Aix-en-Provence, France", [{ city: "Aix-en-Provence", country: "FR" }]],
    ["Singapore", [{ country: "SG" }]],
    ["Europe", []],
    ["Kreuzberg, near the river, Berlin, Germany", []],
    ["", []],
  ])("of “%s”", (location, offices) => {
    expect(placesOf({ location, workMode: "On-site" }, "IN")).toEqual({ offices, remoteFrom: [] });
  });

  it("are in the job's own country", () => {
    const { offices } = placesOf({ location: "Bristol", country: "GB" }, "IN");
    expect(offices).toEqual([{ city: "Bristol", country: "GB" }]);
  });
});

describe("where a remote job can be done", () => {
  it.each([
    [{}, ["IN"]],
    [{ country: "DE" }, ["DE"]],
    [{ location: "Remote (UK or Ireland)" }, ["GB", "IE"]],
    [{ location: "Remote, Germany" }, ["DE"]],
    [{ details: "Full time • Remote in Portugal • 3+ years" }, ["PT"]],
    [{ details: "Full time • Hyderabad or remote • 3+ years" }, ["IN"]],
    [{ location: "Anywhere" }, []],
    [{ details: "Full time • Remote (EMEA)" }, []],
  ])("%j", (job, remoteFrom) => {
    expect(placesOf({ ...job, workMode: "Remote" }, "IN")).toEqual({ offices: [], remoteFrom });
  });

  it("is also the office that it names", () => {
    const places = placesOf({ location: "Hyderabad", workMode: "Remote" }, "IN");
    expect(places).toEqual({ offices: [{ city: "Hyderabad", ...IN }], remoteFrom: ["IN"] });
  });
});

it("a country has the letters of ISO 3166", () => {
  for (const country of ["IN", "GB", "DE", null, ""]) expect(countryProblems({ country })).toEqual([]);
  for (const country of ["de", "Germany", "ZZ", "EU", "XX"])
    expect(countryProblems({ country })).toMatchObject([{ path: "country" }]);
});
