const NAMES = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
/** Codes of unions, unknown regions and tests. */
const NO_COUNTRY = /^(?:EU|EZ|QO|UN|X[AB]|ZZ)$/;
const LETTERS = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
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
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter(isCountry)
    .map((code): [string, string] => [plainName(countryName(code)), code])
    .concat(OTHER_NAMES),
);

/** Returns whether this is an ISO 3166 code of two letters. */
export function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || NO_COUNTRY.test(code)) return false;
  const isCurrent = new Intl.Locale(`und-${code}`).region === code;
  return isCurrent && NAMES.of(code) !== undefined;
}

function plainName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(".", "")
    .replace(" and ", " & ")
    .replace(/\bthe /, "");
}

export function countryName(code: string): string {
  return NAMES.of(code) ?? code;
}

/** Returns the code of “United Kingdom”, “the UK” or “U.K.”. */
export function countryNamed(name: string): string | undefined {
  return COUNTRIES.get(plainName(name));
}

/** Returns whether this is the name of a zone, and no offset. */
export function isZone(zone: string): boolean {
  try {
    return /^[A-Z]/.test(zone) && Boolean(new Intl.DateTimeFormat("en", { timeZone: zone }));
  } catch {
    return false;
  }
}
