import { company } from "@repo/brand";

const RUPEES = "INR";
const LAKH = 100_000;

export type StoredSalary = {
  salaryMin?: number | null;
  salaryMax?: number | null;
  salaryUnit?: "LPA" | "year" | "month" | "hour" | null;
  salaryCurrency?: string | null;
};

/** `min` and `max` are whole amounts of the currency, and one of them may be missing. */
export type Salary = { min?: number; max?: number; currency: string; unit: "year" | "month" | "hour" };

/** ISO 4217 codes, including currencies that are no longer used. */
const CURRENCIES = new Set(Intl.supportedValuesOf("currency"));

export function salaryProblems(salary: StoredSalary): { path: keyof StoredSalary; message: string }[] {
  const { salaryMin: min, salaryMax: max } = salary;
  const problems: { path: keyof StoredSalary; message: string }[] = [];
  if (min && max && min > max) {
    problems.push({ path: "salaryMax", message: "The salary up to must be at least the salary from." });
  }
  const currency = salary.salaryCurrency || company().salary.currency;
  if (!CURRENCIES.has(currency)) {
    const message = `The currency must be the three letters of ISO 4217, such as ${company().salary.currency}.`;
    problems.push({ path: "salaryCurrency", message });
  } else if (unitOf(salary) === "LPA" && currency !== RUPEES) {
    const message = "LPA is in rupees. Choose year, month or hour for another currency.";
    problems.push({ path: "salaryUnit", message });
  }
  return problems;
}

export function salaryOf(stored: StoredSalary): Salary | null {
  if ((!stored.salaryMin && !stored.salaryMax) || salaryProblems(stored).length > 0) return null;
  const unit = unitOf(stored);
  const amount = (value: number) => (unit === "LPA" ? Math.round(value * LAKH) : value);
  return {
    ...(stored.salaryMin && { min: amount(stored.salaryMin) }),
    ...(stored.salaryMax && { max: amount(stored.salaryMax) }),
    currency: stored.salaryCurrency || company().salary.currency,
    unit: unit === "LPA" ? "year" : unit,
  };
}

/** Returns a text such as “₹24–36 LPA” or “from €30 an hour”, or `null` without a valid salary. */
export function salaryText(stored: StoredSalary, locale: string): string | null {
  const salary = salaryOf(stored);
  if (!salary) return null;
  if (unitOf(stored) === "LPA") {
    return `${range(stored.salaryMin, stored.salaryMax, (lakhs) => `₹${lakhs}`, String)} LPA`;
  }
  const format = (style: "currency" | "decimal") => {
    const { currency } = salary;
    const { maximumFractionDigits } = new Intl.NumberFormat(locale, { style: "currency", currency }).resolvedOptions();
    const digits = { minimumFractionDigits: maximumFractionDigits, maximumFractionDigits };
    const numbers = new Intl.NumberFormat(locale, {
      ...digits,
      style,
      currency,
      trailingZeroDisplay: "stripIfInteger",
    });
    return (amount: number) => numbers.format(amount);
  };
  const amounts = range(salary.min, salary.max, format("currency"), format("decimal"));
  return `${amounts} ${salary.unit === "hour" ? "an" : "a"} ${salary.unit}`;
}

type Format = (amount: number) => string;

function range(min: number | null | undefined, max: number | null | undefined, first: Format, second: Format): string {
  if (!min) return `up to ${first(max ?? 0)}`;
  if (!max) return `from ${first(min)}`;
  return min === max ? first(min) : `${first(min)}–${second(max)}`;
}

const unitOf = ({ salaryUnit }: StoredSalary) => salaryUnit ?? company().salary.unit;
