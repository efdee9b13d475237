import brand from "../firm/brand.json" with { type: "json" };
import type { GivenColors } from "./roles.ts";

/** `currency` is an ISO 4217 code, `term` appears as in “Current CTC”, and LPA stands for lakh rupees a year. */
export type Salary = { currency: string; unit: "LPA" | "year" | "month" | "hour"; term: string; label: string };

export type Company = {
  name: string;
  shortName: string;
  tagline: string;
  locale: string;
  timeZone: string;
  countryCode: string;
  salary: Salary;
  /** Others than these are derived: see palette.ts. */
  colors: GivenColors;
  /** Addresses of uploads. */
  mark?: string;
  fonts?: { text?: string; display?: string };
};

/** The company of this build's own content. */
export const sample: Company = {
  name: brand.name,
  shortName: brand.name.split(" ", 1)[0] ?? brand.name,
  tagline: brand.tagline,
  locale: brand.locale,
  timeZone: brand.timeZone,
  countryCode: brand.address.countryCode,
  salary: brand.salary as Salary,
  colors: brand.colors,
};

const KEY = Symbol.for("company");

type Shared = {
  [KEY]?: Company;
  document?: { documentElement: { dataset: { company?: string } } };
};

/** All bundles and servers of a process share it. */
const shared = globalThis as Shared;

/** Returns what was set, or what the page says of it in `data-company`, or the sample company. */
export function company(): Company {
  shared[KEY] ??= { ...sample, ...JSON.parse(shared.document?.documentElement.dataset.company ?? "{}") } as Company;
  return shared[KEY];
}

export function setCompany(company: Company): void {
  shared[KEY] = company;
}

/** Returns for `data-company` what scripts in a browser need. */
export function companyOfPage(): string {
  const { name, shortName, locale, timeZone, countryCode, salary } = company();
  return JSON.stringify({ name, shortName, locale, timeZone, countryCode, salary });
}

/** Writes the names for `{firm}` and `{firm.short}`. */
export function fillFirm(text: string, { name, shortName }: Pick<Company, "name" | "shortName"> = company()): string {
  return text.includes("{firm")
    ? text.replaceAll("{firm}", () => name).replaceAll("{firm.short}", () => shortName)
    : text;
}

/** Returns the time's name with its abbreviations in winter and in summer, such as “United Kingdom Time (GMT/BST)”. */
export function timeName(): string {
  const { locale, timeZone } = company();
  const named = (timeZoneName: "longGeneric" | "short", month: number) =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
      .formatToParts(Date.UTC(2026, month))
      .find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  return `${named("longGeneric", 0)} (${[...new Set([named("short", 0), named("short", 6)])].join("/")})`;
}
