import { firm } from "./firm.ts";

const DRAWN = { city: "Hyderabad", code: "HYD", currency: "INR" };
const UNITS: Record<string, number> = { L: 1e5, Cr: 1e7, crore: 1e7 };
/** Names of clients' places, and the invented ones that replace them outside India. */
const TOWNS: Record<string, string> = {
  Alappuzha: "Reedwater",
  Ashtamudi: "Eightmere",
  "Banjara Hills": "Fernhill",
  Chennai: "Southbay",
  Goa: "Sandbay",
  GOI: "SBY",
  Indore: "Midford",
  "Jubilee Hills": "Fairhill",
  Kochi: "Westhaven",
  Kolkata: "Deltaford",
  Kumarakom: "Lakeholm",
  Mumbai: "Northport",
  Mundra: "Saltquay",
  Nagpur: "Highmoor",
  Nashik: "Vinehill",
  Nellore: "Ricefield",
  Pune: "Eastfield",
  PNQ: "EFD",
  Secunderabad: "Overtown",
  Vijayawada: "Bridgeton",
  Vizag: "Seaford",
  Warangal: "Stonegate",
};
/** In most other currencies, the drawn prices need a hundredth of their number. */
const RUPEES = 100;

const { city } = firm.address;
const { currency } = firm.salary;
const format = { style: "currency", currency, maximumFractionDigits: 0 } as const;
const whole = new Intl.NumberFormat(firm.locale, format);
const compact = new Intl.NumberFormat(firm.locale, { ...format, notation: "compact", maximumFractionDigits: 1 });

/** The maps of other countries have no coast. */
export const isInIndia = firm.address.countryCode === "IN";

const isInRupees = currency === DRAWN.currency;

export function iconOf(name: string): string {
  if (isInRupees || !name.endsWith("indian-rupee")) return name;
  return name.startsWith("receipt") ? "receipt-text" : "coins";
}

/** Replaces the drawn city and currency, which are those of a company in Hyderabad, by the firm's. */
export function relocated(html: string): string {
  const placed =
    city === DRAWN.city
      ? html
      : html
          .replace(new RegExp(`(?:Banjara Hills, )?${DRAWN.city}`, "g"), city)
          .replace(new RegExp(`\\b${DRAWN.code}\\b`, "g"), city.slice(0, 3).toUpperCase());
  const moved = isInIndia
    ? placed
    : placed
        .replace(new RegExp(`\\b(?:${Object.keys(TOWNS).join("|")})\\b`, "g"), (town) => TOWNS[town] ?? town)
        .replace(/(?<=\b[a-z]+)\.in(?=[</"\s])/g, ".example");
  if (isInRupees) return moved;
  return moved
    .replace(/₹([\d,.]*\d)(?: (L|Cr|crore)\b)?/g, (_, digits: string, unit: string | undefined) => {
      const amount = (Number(digits.replaceAll(",", "")) * (UNITS[unit ?? ""] ?? 1)) / RUPEES;
      return (unit ? compact : whole).format(amount);
    })
    .replaceAll(DRAWN.currency, currency)
    .replace(/\bUPI\b/g, "Phone");
}
