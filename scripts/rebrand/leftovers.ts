import { readBrand } from "../../tools/brand/read.ts";

export type Leftover = { where: string; found: string };

export async function leftoversOf(folder: string): Promise<(where: string, text: string) => Leftover[]> {
  const { brand, palette } = await readBrand(folder);
  const { name, shortName, domain, founder, email, address, phones } = brand;
  const words = [
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
    ...phones.map(({ number }) => number),
    ...Object.values(palette).flatMap((color) => [
      color,
      channels(color, " "),
      channels(color, ","),
      channels(color, ", "),
    ]),
  ].map((word) => word.toLowerCase());
  const places = [address.city, address.region].map((word) => word.toLowerCase());

  return (where, text) => {
    const lower = text.toLowerCase();
    const sought = where.startsWith("/blog") ? words : [...words, ...places];
    return [...new Set(sought)]
      .map((word) => placeOf(word, lower))
      .filter((at) => at >= 0)
      .map((at) => ({ where, found: text.slice(Math.max(0, at - 60), at + 60) }));
  };
}

const placeOf = (word: string, text: string) =>
  /^\d+$/.test(word) ? text.search(new RegExp(`(?<![\\w.])${word}(?!\\w)`)) : text.indexOf(word);

const channels = (color: string, between: string) =>
  (color.slice(1).match(/../g) ?? []).map((part) => Number.parseInt(part, 16)).join(between);
