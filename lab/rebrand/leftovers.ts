import { paletteOf } from "../../packages/brand/src/palette.ts";
import { readBrand } from "../../packages/brand/src/read.ts";

export type Leftover = { where: string; found: string };

/** Bundles and the panel's forms also hold lists of countries, so only unmistakable words are searched for there. */
export type Search = (where: string, text: string, isBundle?: boolean) => Leftover[];

type Brand = Awaited<ReturnType<typeof readBrand>>["brand"];

export async function leftoversOf(folder: string): Promise<Search> {
  const { brand } = await readBrand(folder);
  const { primary, accent } = brand.colors;
  const colors = new Set([...Object.values(brand.colors), ...Object.values(paletteOf({ primary, accent }))]);
  const { name, shortName, domain, founder, email, address, phones, salary } = brand;
  const ofCompany = [
    name,
    shortName,
    domain,
    domain.split(".")[0] ?? domain,
    founder.name,
    founder.name.split(" ").at(-1) ?? founder.name,
    ...Object.values(email),
    address.street,
    ...address.street.split(/,\s*/).map((part) => part.replace(/^\d+\s+/, "")),
    address.postalCode,
    address.city,
    address.region,
    ...phones.map(({ number }) => number),
    ...[...colors].flatMap((color) => [color, channels(color, " "), channels(color, ","), channels(color, ", ")]),
    `(${salary.label})`,
  ].map((word) => (/^\d+$/.test(word) ? whole(word) : new RegExp(escaped(word), "i")));
  const ofCountry = countryWords(brand).map(whole);

  return (where, text, isBundle = false) =>
    (isBundle ? ofCompany : [...ofCompany, ...ofCountry])
      .map((word) => text.search(word))
      .filter((at) => at >= 0)
      .map((at) => ({ where, found: text.slice(Math.max(0, at - 60), at + 60) }));
}

/** Returns the country's words for money, times and people. For most, case matters, to skip parts of other words. */
function countryWords({ address, locale, timeZone, salary }: Brand): string[] {
  const { currency, unit, term } = salary;
  const parts = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).formatToParts();
  const zoneNames = (["short", "long", "longOffset"] as const).flatMap((timeZoneName) =>
    parts({ timeZoneName }).flatMap(({ type, value }) => (type === "timeZoneName" ? value.replace("GMT", "") : [])),
  );
  const money = (["narrowSymbol", "name"] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay })
      .formatToParts(1)
      .filter(({ type }) => type === "currency")
      .map(({ value }) => value.split(" ").at(-1) ?? value)
      .flatMap((last) => [last, last.replace(/s$/, "")]),
  );
  return [
    address.country,
    ...(address.countryAdjective ? [address.countryAdjective] : []),
    locale,
    locale.replace("-", "_"),
    timeZone,
    ...zoneNames,
    currency,
    ...money,
    ...(term === "salary" ? [] : [term]),
    ...(unit === "LPA" ? [unit, "lakh", "lakhs", "crore"] : []),
  ].filter(Boolean);
}

function whole(word: string): RegExp {
  return new RegExp((/^\w/.test(word) ? "(?<![\\w.])" : "") + escaped(word) + (/\w$/.test(word) ? "(?!\\w)" : ""));
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Returns 11 27 43 for #0b1b2b, with a space between. */
export const channels = (color: string, between: string) =>
  (color.slice(1).match(/../g) ?? []).map((part) => Number.parseInt(part, 16)).join(between);
