import { company } from "@repo/brand";
import { latinDigits } from "../text/digits";
import { BETWEEN } from "../text/range";

const MONTHS = 12;
/** The hours of a year of 52 weeks with 40 hours each. */
const HOURS = 2_080;
const YEARLY = { LPA: 100_000, year: 1, month: MONTHS, hour: HOURS };
/** The factor for a number below `AMOUNT_FROM` without a unit: “45” a year means 45 thousand. */
const SHORT = { ...YEARLY, year: 1_000 };
const AMOUNT_FROM = 1_000;

export function salaryUnit(): { name: string; amount: number } {
  const { unit, label } = company().salary;
  return { name: unit === "LPA" ? unit : label, amount: YEARLY[unit] };
}

const YEARS = units([
  [1, "y yr yrs year years"],
  [1 / MONTHS, "m mo mos mon month months"],
]);

const DAYS = units([
  [1, "d day days"],
  [7, "w wk wks week weeks"],
  [30, "m mo mos mon month months"],
  [365, "y yr yrs year years"],
]);

const AMOUNTS = units([
  [1_000, "k thousand thousands"],
  [100_000, "l lac lacs lakh lakhs lpa"],
  [100_000 * MONTHS, "lpm"],
  [1_000_000, "m mn mio million"],
  [10_000_000, "cr crore crores"],
]);

const WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const WORD = new RegExp(`\\b(?:${WORDS.join("|")})\\b`, "g");
const NUMBER = /\d+(?:[.,'’]\d+)*/;
const UPPER_END = new RegExp(String.raw`^\s?${BETWEEN}\s?${NUMBER.source}`);
const UNIT = /^[ +.]{0,3}([a-z]+)/;
const NEXT = /^[ .,&]{0,3}(?:and )?(\d+(?:[.,'’]\d+)*) ?([a-z]+)/;
const DATE = /\d[-/.]\d{1,2}[-/.]\d|\d(?:st|nd|rd|th)\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/;
const NO_NOTICE = /\b(?:immediate|asap|none|nil|no notice)/;
const NO_EXPERIENCE = /\b(?:fresher|none|nil|no experience)\b/;
const A_MONTH = /(?:per|a|\/) ?month|monthly|\bp\.?m\b|\/m\b/;
const A_YEAR = /(?:per|a|\/) ?(?:year|annum)|yearly|annual|\bp\.?a\b/;
const AN_HOUR = /(?:per|an|\/) ?(?:hour|hr)|hourly/;
const A_DAY = /(?:per|a|\/) ?(?:day|week)|daily|weekly/;

/** Reads 7.5 years from “7 years 6 months” and 3 from “3-4 years”. Returns `null` where the text doesn't say. */
export function yearsStated(text: string): number | null {
  const said = plain(text);
  return upTo(60, quantity(said, YEARS)?.count ?? (NO_EXPERIENCE.test(said) ? 0 : null));
}

/** Reads 60 days from “2 months”, 0 from “immediate”, and `null` from a text without days or with a date. */
export function daysStated(text: string): number | null {
  const said = plain(text);
  const none = said.search(NO_NOTICE);
  if (none >= 0 && !NUMBER.test(said.slice(0, none))) return 0;
  const stated = quantity(said, DAYS);
  return upTo(1_000, stated && (stated.hasUnit || !DATE.test(said)) ? stated.count : null);
}

/** Reads 1800000 a year from “18 LPA” or “1.5 lakh a month”. A bare “18” is in the form's `unit`: lakhs for LPA. */
export function salaryStated(text: string, unit: keyof typeof YEARLY = company().salary.unit): number | null {
  const said = plain(text);
  const stated = quantity(said, AMOUNTS);
  if (!stated || A_DAY.test(said)) return null;
  if (AN_HOUR.test(said)) return upTo(1e12, stated.count * HOURS);
  const [isMonthly, ofForm] = [A_MONTH.test(said), unit === "month"];
  if (stated.hasUnit || stated.count >= AMOUNT_FROM) {
    return upTo(1e12, stated.count * (isMonthly || (ofForm && !A_YEAR.test(said)) ? MONTHS : 1));
  }
  return upTo(1e12, stated.count * SHORT[unit] * (isMonthly && !ofForm ? MONTHS : 1));
}

type Units = ReadonlyMap<string, number>;

/** Reads the first number, which is the lower one of a range, and adds a smaller unit after it: “5 years 6 months”. */
function quantity(text: string, known: Units): { count: number; hasUnit: boolean } | null {
  const found = NUMBER.exec(text);
  const number = found && numberOf(found[0]);
  if (!found || number === null) return null;
  const behind = text.slice(found.index + found[0].length).replace(UPPER_END, "");
  if (behind.trimStart().startsWith("%")) return null;
  const [all = "", name = ""] = UNIT.exec(behind) ?? [];
  const unit = known.get(name);
  if (unit === undefined) return { count: number, hasUnit: false };
  const [, part = "", of = ""] = NEXT.exec(behind.slice(all.length)) ?? [];
  const smaller = (numberOf(part) ?? 0) * (known.get(of) ?? 0);
  return { count: number * unit + (smaller < unit ? smaller : 0), hasUnit: true };
}

export const typedNumber = (text: string): number | null => numberOf(latinDigits(text.trim()));

/** Accepts the separators of any country: 1250000 from “12,50,000” and “1.250.000”, 12.5 from “12,5”. */
function numberOf(text: string): number | null {
  if (/^\d+(?:[.,]\d{1,2})?$/.test(text)) return Number(text.replace(",", "."));
  if (/^\d{1,3}(?:[,'’]\d{2,3})*[,'’]\d{3}(?:\.\d+)?$/.test(text)) return Number(text.replace(/[,'’]/g, ""));
  if (/^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(text)) return Number(text.replaceAll(".", "").replace(",", "."));
  return /^\d+\.\d+$/.test(text) ? Number(text) : null;
}

function plain(text: string): string {
  return latinDigits(text)
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(WORD, (word) => String(WORDS.indexOf(word)));
}

/** Rounds to hundredths. A number above `most` is taken for something else, such as a calendar year. */
function upTo(most: number, count: number | null): number | null {
  return count === null || count > most ? null : Math.round(count * 100) / 100;
}

function units(each: [count: number, names: string][]): Units {
  return new Map(each.flatMap(([count, names]) => names.split(" ").map((name) => [name, count])));
}
