import { countryNamed, isCountry } from "@repo/brand/countries";
import { countryOfRegion, isManyCountries, isRegion, isTownToo } from "./regions";

type StoredPlaces = {
  country?: string | null;
  location?: string | null;
  details?: string | null;
  workMode?: string | null;
};

/** `country` is an ISO 3166 code of two letters. */
export type Place = { city?: string; region?: string; country: string };

/** `isVague` means that the text names no single country (“Europe”), so that the country is the firm's. */
export type JobPlaces = { offices: Place[]; remoteFrom: string[]; isVague: boolean };

const AND =
  /\band\b(?!\s{1,3}(?:barbuda|futuna|herzegovina|hove|kashmir|labrador|miquelon|nevis|nicobar|pr[ií]ncipe|the grenadines|tobago|wear)\b)/gi;
/** After a comma, capitals mean Oregon: “Portland, OR”. */
const SEPARATOR = /[/;|•\n]|,\s?[Oo]r\b|(?<!,\s?)\b(?:[Oo]r|OR)\b/;
const MODE =
  /\b(?:remote(?:ly)?|hybrid|on-?site|office|wfh|work(?:ing)? from home|fully|first|within|from|only|any ?where(?= (?:in|within)\b)|across|pan(?=[- ]))\b|(?<!,\s?)\bin\b|[()]/gi;
/** Matches “411045”, “400 001”, “78701-1234”, “SW1A 1AA”, “M5V 2T6”, “EC2”, “D-10117”, and also “Sector 62”. */
const POSTCODE =
  /(?:^|[\s–-])(?:(?:[A-Z]-)?\d{4,6}(?:-\d{4})?|\d{3}\s\d{3}|[A-Z]{1,2}\d[A-Z\d]?(?:\s?\d[A-Z\d]{2})?|sector[\s-]\d{1,3})(?!\S)/gi;
const STREET =
  /\d|\b(?:tower|building|block|unit|level|floor|street|road|avenue|suite|wing|campus|(?:tech|business) park)\b/i;

export function countryProblems({ country }: StoredPlaces): { path: "country"; message: string }[] {
  if (!country || isCountry(country)) return [];
  return [{ path: "country", message: "The country must be the two letters of ISO 3166, such as IN, GB or DE." }];
}

/** Reads “Mumbai / Pune”, “Seattle, WA” or “Remote (UK or Ireland)”. `homeCountry` is the default. */
export function placesOf({ country, location, details, workMode }: StoredPlaces, homeCountry: string): JobPlaces {
  const home = country || homeCountry;
  const inDetails = details?.split("•").find((part) => /\bremote\b/i.test(part)) ?? "";
  const text = location || (country ? "" : inDetails);
  const offices: Place[] = [];
  const countries: string[] = [];
  let isVague = false;
  for (const place of text.slice(0, 500).replaceAll("&", " and ").replace(AND, ";").split(SEPARATOR)) {
    const said = place.replace(MODE, " ").split(",").map(tidy);
    isVague ||= !country && said.some(isManyCountries);
    const parts = said.filter((part) => part && !isManyCountries(part) && !STREET.test(part));
    const named = parts.flatMap((part) => countryIn(part, home) ?? []);
    const lastNamed = countryIn(parts.at(-1) ?? "", home);
    const isTown = parts.length === 2 && isTownToo(parts[0] ?? "");
    // “US, Canada”, but neither “Singapore, Singapore” nor “Hong Kong, China”.
    if (new Set(named).size === parts.length && !isTown) countries.push(...named);
    else if (lastNamed) offices.push(...officesIn(parts.slice(0, -1), lastNamed));
    else offices.push(...officesIn(parts, countryAround(parts, home, country)));
  }
  isVague &&= countries.length === 0;
  if (workMode !== "Remote") {
    const places = [...offices, ...countries.map((each) => ({ country: each }))];
    return { offices: places.length > 0 ? places : [{ country: home }], remoteFrom: [], isVague };
  }
  const ofOffices = country ? [] : offices.map((office) => office.country);
  const remoteFrom = [countries, ofOffices].find((each) => each.length > 0) ?? [home];
  return { offices: location ? offices : [], remoteFrom: [...new Set(remoteFrom)], isVague };
}

function countryIn(text: string, home: string): string | undefined {
  if (isRegion(text, home)) return;
  if (/^[A-Z]{2}$/.test(text) && !countryOfRegion(text) && isCountry(text)) return text;
  // It may also be the state of the USA.
  return /^georgia$/i.test(text) ? undefined : countryNamed(text);
}

function countryAround(parts: string[], home: string, chosen: StoredPlaces["country"]): string {
  const last = parts.at(-1) ?? "";
  return chosen || isRegion(last, home) ? home : (countryOfRegion(last) ?? home);
}

/** In India, each part that is no region is a town. Elsewhere, without a known region, three parts are too ambiguous. */
function officesIn(parts: string[], country: string): Place[] {
  if (country === "IN") return officesInIndia(parts, country);
  const at = parts.findLastIndex((part) => isRegion(part, country));
  const [city, region, ...others] = at > 0 ? parts.slice(at - 1, at + 1) : parts;
  if (at === 0 && city && !isTownToo(city)) return [{ region: city, country }];
  return others.length > 0 ? [{ country }] : [{ city, country, ...(region && { region }) }];
}

function officesInIndia(parts: string[], country: string): Place[] {
  const places: Place[] = [];
  for (const part of parts) {
    const last = places.at(-1);
    const isState = isRegion(part, country) || /^[A-Z]{2}$/.test(part);
    // Not in “New Delhi, Delhi”.
    const isAnotherTown = isTownToo(part) && !last?.city?.endsWith(part);
    if (!isState || isAnotherTown) places.push({ city: part, country });
    else if (last && !last.region) last.region = part;
    else places.push({ region: part, country });
  }
  return places;
}

const tidy = (text: string) =>
  text
    .replace(POSTCODE, " ")
    .replace(/(?:^|\s)[-–:]+|[-–:](?=\s|$)/g, " ")
    .replace(/\s+/g, " ")
    .trim();
