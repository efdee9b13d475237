import brand from "../firm/brand.json" with { type: "json" };
import type { Company, Salary } from "./company.ts";

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
