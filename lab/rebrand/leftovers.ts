import { paletteOf } from "../../packages/brand/src/palette.ts";
import { readBrand } from "../../packages/brand/src/read.ts";

export type Leftover = { where: string; found: string };

/**
 * Bundles and the panel's forms also hold lists of countries, so only unmistakable words are searched for there. The panel
 * knows the sample's colours, which it takes for unchosen.
 */
export type Search = (where: string, text: string, kind?: "bundle" | "panel") => Leftover[];

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
    `(${salary.label})`,
  ].map((word) => (/^\d+$/.test(word) ? whole(word) : anyCase(word)));
  const ofPalette = [...colors].flatMap((color) => [color, ...[" ", ",", ", "].map((each) => channels(color, each))]);
  const bundle = [...ofCompany, ...ofPalette.map(anyCase)];
  const page = [...bundle, ...countryWords(brand).map(whole)];

  return (where, text, kind) =>
    (kind === "panel" ? ofCompany : kind === "bundle" ? bundle : page)
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

const anyCase = (word: string) => new RegExp(escaped(word), "i");

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Returns 11 27 43 for #0b1b2b, with a space between. */
export const channels = (color: string, between: string) =>
  (color.slice(1).match(/../g) ?? []).map((part) => Number.parseInt(part, 16)).join(between);
