import { sample } from "#sample";
import type { Company } from "./company.ts";

export type * from "./company.ts";

const KEY = Symbol.for("company");

type Page = { documentElement: { dataset: { company?: string } } };
type Shared = { [KEY]?: Company; document?: Page };

/** All bundles and servers of a process share it. */
const shared = globalThis as Shared;

/** Returns what was set; without it, a browser's page has it in `data-company`, and a server has the sample. */
export function company(): Company {
  shared[KEY] ??= shared.document ? ofPage(shared.document) : sample;
  return shared[KEY];
}

export function setCompany(company: Company): void {
  shared[KEY] = company;
}

/** Returns for `data-company` what scripts in a browser need, in lines: HTML writes each quote of JSON in six letters. */
export function companyOfPage({ locale, timeZone, countryCode, salary, name, shortName, mark }: Company): string {
  const { currency, unit, term, label } = salary;
  return [locale, timeZone, countryCode, currency, unit, term, label, name, shortName, mark].join("\n");
}

function ofPage({ documentElement: { dataset } }: Page): Company {
  const lines = dataset.company?.split("\n") ?? [];
  const [locale, timeZone, countryCode, currency, unit, term, label, name, shortName, mark] = lines;
  const salary = { currency, unit, term, label };
  return { locale, timeZone, countryCode, salary, name, shortName, mark: mark || undefined } as Company;
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
