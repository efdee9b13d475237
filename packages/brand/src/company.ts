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
