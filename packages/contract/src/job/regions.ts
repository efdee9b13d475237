/** Left out are names and codes that rather mean a country: Georgia, DE, IN, CH and BR. */
const REGIONS = {
  US:
    "Alabama AL,Alaska AK,Arizona AZ,Arkansas AR,California CA,Colorado CO,Connecticut CT,Delaware,District of Columbia DC," +
    "Florida FL,GA,Hawaii HI,Idaho ID,Illinois IL,Indiana,Iowa IA,Kansas KS,Kentucky KY,Louisiana LA,Maine ME," +
    "Maryland MD,Massachusetts MA,Michigan MI,Minnesota MN,Mississippi MS,Missouri MO,Montana MT,Nebraska NE,Nevada NV," +
    "New Hampshire NH,New Jersey NJ,New Mexico NM,New York NY,North Carolina NC,North Dakota ND,Ohio OH,Oklahoma OK," +
    "Oregon OR,Pennsylvania PA,Rhode Island RI,South Carolina SC,South Dakota SD,Tennessee TN,Texas TX,Utah UT," +
    "Vermont VT,Virginia VA,Washington WA,West Virginia WV,Wisconsin WI,Wyoming WY",
  CA:
    "Alberta AB,British Columbia BC,Manitoba MB,New Brunswick NB,Newfoundland and Labrador NL,Northwest Territories NT," +
    "Nova Scotia NS,Nunavut NU,Ontario ON,Prince Edward Island PE,Quebec QC,Québec,Saskatchewan SK,Yukon YT",
  GB: "England,Scotland,Wales,Northern Ireland",
  AU:
    "New South Wales NSW,Victoria VIC,Queensland QLD,South Australia SA,Tasmania TAS,Western Australia WA," +
    "Australian Capital Territory ACT,Northern Territory NT",
  IN:
    "Andhra Pradesh AP,Arunachal Pradesh,Assam AS,Bihar,Chandigarh,Chhattisgarh CG,Delhi DL,Goa,Gujarat GJ,Haryana HR," +
    "Himachal Pradesh HP,Jammu and Kashmir,Jharkhand JH,Karnataka KA,Kerala KL,Ladakh,Madhya Pradesh MP,Maharashtra MH," +
    "Manipur,Meghalaya,Mizoram,Nagaland,Odisha OD,Puducherry PY,Punjab PB,Rajasthan RJ,Sikkim,Tamil Nadu TN,Telangana TS," +
    "TG,Tripura,Uttar Pradesh UP,Uttarakhand,West Bengal WB",
};

/** Abroad, these codes mean a country: “Riyadh, SA”. */
const COUNTRIES_TOO = new Set(["AS", "CG", "PY", "SA", "TG"]);
const TOWNS_TOO = new Set(
  "chandigarh,delhi,hong kong,jersey,macao,new york,puducherry,puerto rico,quebec,québec,washington".split(","),
);
const MANY_COUNTRIES = new Set(
  (
    "anywhere,any where,world,worldwide,world-wide,globe,global,globally,africa,middle east,nordics,benelux," +
    "eu,european union,emea,mena,apac,asia pacific,asia-pacific,latam,dach"
  ).split(","),
);
const PART_OF_WORLD =
  /^(?:(?:\w+ )?(?:americas?|asia|europe)|(?:multiple|various|all) (?:locations|places|cities|countries))$/;

const BY_COUNTRY = new Map(
  Object.entries(REGIONS).map(([country, regions]) => {
    const named = regions.split(",").map((region) => /^(.+?)(?: ([A-Z]{2,3}))?$/.exec(region) ?? []);
    return [country, new Set(named.flatMap(([, name = "", code]) => [name.toLowerCase(), code ?? name.toLowerCase()]))];
  }),
);

export function isRegion(text: string, country: string): boolean {
  const regions = BY_COUNTRY.get(country);
  const name = text.replaceAll(".", "");
  return regions !== undefined && (regions.has(name) || regions.has(name.toLowerCase()));
}

export const isTownToo = (region: string): boolean => TOWNS_TOO.has(region.toLowerCase());

export const countryOfRegion = (text: string): string | undefined =>
  COUNTRIES_TOO.has(text) ? undefined : [...BY_COUNTRY.keys()].find((country) => isRegion(text, country));

export function isManyCountries(text: string): boolean {
  const name = text.toLowerCase().replace(/^(?:the|work) /, "");
  return MANY_COUNTRIES.has(name) || PART_OF_WORLD.test(name);
}
