import { describe, expect, it } from "vitest";
import { countryProblems, placesOf } from "../src/job/places";

const IN = { country: "IN" };
const US = { country: "US" };
const PORTLAND = { city: "Portland", region: "OR", ...US };

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
    ["Dublin, Ireland", [{ city: "Dublin", country: "IE" }]],
    ["Toronto, Canada", [{ city: "Toronto", country: "CA" }]],
    ["Paris, FR", [{ city: "Paris", country: "FR" }]],
    ["Hyderabad, IN", [{ city: "Hyderabad", ...IN }]],
    ["Seattle, WA", [{ city: "Seattle", region: "WA", country: "US" }]],
    ...["Portland, OR", "Portland, OR (Hybrid)", "Portland, OR / Remote", "Portland, OR 97201"].map(
      (text): [string, object[]] => [text, [PORTLAND]],
    ),
    ["Portland, OR or Seattle, WA", [PORTLAND, { city: "Seattle", region: "WA", ...US }]],
    ["Atlanta, GA", [{ city: "Atlanta", region: "GA", ...US }]],
    ["Panaji, GA, India", [{ city: "Panaji", region: "GA", ...IN }]],
    ["Hyderabad, TG", [{ city: "Hyderabad", region: "TG", ...IN }]],
    ["Raipur, CG", [{ city: "Raipur", region: "CG", ...IN }]],
    ["Guwahati, AS", [{ city: "Guwahati", region: "AS", ...IN }]],
    ["Puducherry, PY", [{ city: "Puducherry", region: "PY", ...IN }]],
    ["Riyadh, SA", [{ city: "Riyadh", country: "SA" }]],
    ["Adelaide, SA, Australia", [{ city: "Adelaide", region: "SA", country: "AU" }]],
    ["Brighton and Hove, UK", [{ city: "Brighton and Hove", country: "GB" }]],
    [
      "Brighton and London, UK",
      [
        { city: "Brighton", ...IN },
        { city: "London", country: "GB" },
      ],
    ],
    ["Srinagar, Jammu & Kashmir", [{ city: "Srinagar", region: "Jammu and Kashmir", ...IN }]],
    ["Port of Spain, Trinidad and Tobago", [{ city: "Port of Spain", country: "TT" }]],
    ["Noida Sector 62", [{ city: "Noida", ...IN }]],
    ["Sector 62, Noida", [{ city: "Noida", ...IN }]],
    ["Mumbai 400 001", [{ city: "Mumbai", ...IN }]],
    ["Mumbai - 400001", [{ city: "Mumbai", ...IN }]],
    ["Pune-411045", [{ city: "Pune", ...IN }]],
    ["London SW1A 1AA", [{ city: "London", ...IN }]],
    ["London SW1A 1AA, UK", [{ city: "London", country: "GB" }]],
    ["Toronto, ON M5V 2T6", [{ city: "Toronto", region: "ON", country: "CA" }]],
    ["Singapore, Singapore", [{ city: "Singapore", country: "SG" }]],
    ["Hong Kong, China", [{ city: "Hong Kong", country: "CN" }]],
    ["Hinjewadi Phase 2, Pune", [{ city: "Pune", ...IN }]],
    ["D-10117 Berlin, Germany", [{ city: "Berlin", country: "DE" }]],
    ["Kingstown, St. Vincent and the Grenadines", [{ city: "Kingstown", country: "VC" }]],
    ["Washington, D.C.", [{ city: "Washington", region: "D.C.", ...US }]],
    ["India, Nepal", [IN, { country: "NP" }]],
    ["New Delhi, Delhi, India", [{ city: "New Delhi", region: "Delhi", ...IN }]],
    ["Remote-first, Pune", [{ city: "Pune", ...IN }]],
    ["Pan-India", [IN]],
    ["Toronto, Ontario", [{ city: "Toronto", region: "Ontario", country: "CA" }]],
    ["New York", [{ city: "New York", country: "US" }]],
    ["Chennai, TN", [{ city: "Chennai", region: "TN", ...IN }]],
    ["Level 3, Tower B, Austin, TX, USA", [{ city: "Austin", region: "TX", country: "US" }]],
    ["500 Main Street, Austin, TX 78701", [{ city: "Austin", region: "TX", country: "US" }]],
    ["Canary Wharf, London, England, UK", [{ city: "London", region: "England", country: "GB" }]],
    ["Friedrichstraße 10, 10117 Berlin, Germany", [{ city: "Berlin", country: "DE" }]],
    ["Kreuzberg, near the river, Berlin, Germany", [{ country: "DE" }]],
    ["Anywhere in Canada", [{ country: "CA" }]],
    ["PAN India", [IN]],
    ...[
      "Mumbai or Delhi",
      "Mumbai and Delhi",
      "MUMBAI OR DELHI",
      "Mumbai Or Delhi",
      "Mumbai, or Delhi",
      "Mumbai, Delhi",
    ].map((text): [string, object[]] => [text, text.match(/mumbai|delhi/gi)?.map((city) => ({ city, ...IN })) ?? []]),
    ["", [IN]],
  ])("of “%s”", (location, offices) => {
    expect(placesOf({ location, workMode: "On-site" }, "IN")).toEqual({ offices, remoteFrom: [], isVague: false });
  });

  it("are in the job's own country", () => {
    const { offices } = placesOf({ location: "Bristol", country: "GB" }, "IN");
    expect(offices).toEqual([{ city: "Bristol", country: "GB" }]);
  });

  it.each([
    ["Panaji, GA", "IN"],
    ["Adelaide, SA", "AU"],
  ])("are where an editor says that “%s” is", (location, country) => {
    const [city, region] = location.split(", ");
    expect(placesOf({ location, country }, "IN").offices).toEqual([{ city, region, country }]);
  });
});

describe("a place that names no country", () => {
  it.each([
    ...["Anywhere", "Europe", "Remote (Worldwide)", "Work from anywhere", "Multiple locations", "Remote, EMEA"],
    ...["European Union", "The Middle East", "DACH", "Remote – Nordics", "Asia Pacific", "Southeast Asia"],
  ])("is in the job's country, or the firm's: “%s”", (location) => {
    const [onSite, remote] = [{ location }, { location, workMode: "Remote" }];
    expect(placesOf(onSite, "IN")).toEqual({ offices: [IN], remoteFrom: [], isVague: true });
    expect(placesOf(remote, "IN")).toEqual({ offices: [], remoteFrom: ["IN"], isVague: true });
    const inGermany = { offices: [], remoteFrom: ["DE"], isVague: false };
    expect(placesOf({ ...remote, country: "DE" }, "IN")).toEqual(inGermany);
  });
});

describe("where a remote job can be done", () => {
  it.each([
    [{}, ["IN"]],
    [{ country: "DE" }, ["DE"]],
    [{ location: "Remote (UK or Ireland)" }, ["GB", "IE"]],
    [{ location: "Remote (India, Nepal, Sri Lanka)" }, ["IN", "NP", "LK"]],
    [{ location: "Remote (US, Canada, UK)" }, ["US", "CA", "GB"]],
    [{ details: "Full time • Remote (US, Canada, UK) • 3+ years" }, ["US", "CA", "GB"]],
    [{ location: "Remote-first" }, ["IN"]],
    [{ location: "Remote, Germany" }, ["DE"]],
    [{ location: "Remote, US only" }, ["US"]],
    [{ location: "Anywhere in Canada" }, ["CA"]],
    [{ location: "Singapore" }, ["SG"]],
    [{ details: "Full time • Remote in Portugal • 3+ years" }, ["PT"]],
    [{ details: "Full time • Hyderabad or remote • 3+ years" }, ["IN"]],
    [{ details: "Full time • Remote or Austin, TX • 3+ years" }, ["US"]],
  ])("%j", (job, remoteFrom) => {
    const places = placesOf({ ...job, workMode: "Remote" }, "IN");
    expect(places).toEqual({ offices: [], remoteFrom, isVague: false });
  });

  it.each([
    ["Hyderabad", "IN"],
    ["Dublin, Ireland", "IE"],
    ["Level 3, Tower B, Austin, TX, USA", "US"],
    ["Canary Wharf, London, England, UK", "GB"],
  ])("is the country of the office that it names: “%s”", (location, country) => {
    const { offices, remoteFrom } = placesOf({ location, workMode: "Remote" }, "IN");
    expect(offices).toMatchObject([{ country }]);
    expect(remoteFrom).toEqual([country]);
    expect(placesOf({ location, workMode: "Remote", country: "DE" }, "IN").remoteFrom).toEqual(["DE"]);
  });
});

it("a country has the letters of ISO 3166", () => {
  for (const country of ["IN", "GB", "DE", null, ""]) expect(countryProblems({ country })).toEqual([]);
  for (const country of ["de", "Germany", "ZZ", "EU", "XX"])
    expect(countryProblems({ country })).toMatchObject([{ path: "country" }]);
});
