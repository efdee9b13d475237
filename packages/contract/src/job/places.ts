type StoredPlaces = {
  country?: string | null;
  location?: string | null;
  details?: string | null;
  workMode?: string | null;
};

/** `country` is an ISO 3166 code of two letters. */
export type Place = { city?: string; region?: string; country: string };

/** `offices` and `remoteFrom` contain only what the text says for sure. Countries are ISO 3166 codes of two letters. */
export type JobPlaces = { offices: Place[]; remoteFrom: string[] };

const NAMES = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
/** Codes of unions, unknown regions and tests. */
const NO_COUNTRY = /^(?:EU|EZ|QO|UN|X[AB]|ZZ)$/;
const LETTERS = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(isCountry);
const OTHER_NAMES: [string, string][] = [
  ["uk", "GB"],
  ["england", "GB"],
  ["scotland", "GB"],
  ["wales", "GB"],
  ["us", "US"],
  ["usa", "US"],
  ["uae", "AE"],
  ["turkey", "TR"],
  ["czech republic", "CZ"],
  ["hong kong", "HK"],
];
const COUNTRIES = new Map(
  CODES.map((code): [string, string] => [countryName(code).toLowerCase(), code]).concat(OTHER_NAMES),
);
// Georgia may also be the state of the USA.
COUNTRIES.delete("georgia");

const STATES_OF_INDIA = new Set(
  (
    "andhra pradesh,arunachal pradesh,assam,bihar,chandigarh,chhattisgarh,delhi,goa,gujarat,haryana,himachal pradesh," +
    "jammu and kashmir,jharkhand,karnataka,kerala,ladakh,madhya pradesh,maharashtra,manipur,meghalaya,mizoram,nagaland," +
    "odisha,puducherry,punjab,rajasthan,sikkim,tamil nadu,telangana,tripura,uttar pradesh,uttarakhand,west bengal"
  ).split(","),
);

const SEPARATOR = /[/;|&•\n]|\bor\b/i;
const MODE = /\b(?:remote(?:ly)?|hybrid|on-?site|office|wfh|work(?:ing)? from home|fully|within|from|in)\b|[()]/gi;
const MANY_COUNTRIES = /^(?:anywhere|world-?wide|global(?:ly)?|eu|europe|emea|apac|asia|africa|(?:\w+ )?americas?)$/i;

function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || NO_COUNTRY.test(code)) return false;
  const isCurrent = new Intl.Locale(`und-${code}`).region === code;
  return isCurrent && NAMES.of(code) !== undefined;
}

export function countryName(code: string): string {
  return NAMES.of(code) ?? code;
}

export function countryProblems({ country }: StoredPlaces): { path: "country"; message: string }[] {
  if (!country || isCountry(country)) return [];
  return [{ path: "country", message: "The country must be the two letters of ISO 3166, such as IN, GB or DE." }];
}

/** Reads “Mumbai / Pune”, “Pune, Maharashtra” or “Remote (UK or Ireland)”. `homeCountry` is the default. */
export function placesOf({ country, location, details, workMode }: StoredPlaces, homeCountry: string): JobPlaces {
  const home = country || homeCountry;
  const inDetails = details?.split("•").find((part) => /\bremote\b/i.test(part)) ?? "";
  const text = location || (country ? "" : inDetails);
  const offices: Place[] = [];
  const countries: string[] = [];
  for (const place of text.slice(0, 500).split(SEPARATOR)) {
    const parts = place.replace(MODE, " ").split(",").map(tidy).filter(Boolean);
    const named = COUNTRIES.get(parts.at(-1)?.toLowerCase().replaceAll(".", "") ?? "");
    if (named) parts.pop();
    if (parts.length > 0) offices.push(...officesIn(parts, named ?? home));
    else if (named) countries.push(named);
  }
  const isRemote = workMode === "Remote";
  const isUnclear = offices.some(({ city }) => city && MANY_COUNTRIES.test(city));
  const named = isRemote ? offices : [...offices, ...countries.map((each) => ({ country: each }))];
  return {
    offices: isUnclear || (isRemote && !location) ? [] : named,
    remoteFrom: isRemote && !isUnclear ? [...new Set(countries.length > 0 ? countries : [home])] : [],
  };
}

/** Outside India, a second part is a region, and a text with more parts is too ambiguous to use. */
function officesIn(parts: string[], country: string): Place[] {
  const [city, region, ...others] = parts;
  if (country !== "IN") return others.length > 0 ? [] : [{ city, country, ...(region && { region }) }];
  const places: Place[] = [];
  for (const part of parts) {
    const last = places.at(-1);
    if (!STATES_OF_INDIA.has(part.toLowerCase())) places.push({ city: part, country });
    else if (last && !last.region) last.region = part;
    else places.push({ region: part, country });
  }
  return places;
}

const tidy = (text: string) =>
  text
    .replace(/(?:^|\s)[-–:]+(?=\s|$)/g, " ")
    .replace(/\s+/g, " ")
    .trim();
