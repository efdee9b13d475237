import type { Company } from "./company.ts";
import { countryNamed, isCountry, isZone } from "./countries.ts";
import { COLOR, type GivenColors, ROLES, type Role } from "./roles.ts";
import { sample } from "./sample.ts";

type Stored<T> = { [Field in keyof T]?: T[Field] | null } | null;

/** Fields of the settings. GraphQL writes `en_IN`, and the CMS `en-IN`. */
export type StoredCompany = Stored<{
  firmName: string;
  shortName: string;
  tagline: string;
  mark: { url: string };
  textFont: { url: string };
  displayFont: { url: string };
  colors: Stored<Record<Role, string>>;
  region: Stored<{
    language: string;
    timeZone: string;
    salaryCurrency: string;
    salaryUnit: string;
    salaryTerm: string;
  }>;
}>;

/** Takes the sample's for what is empty. */
export function companyOf(setting: StoredCompany, contact: Stored<{ country: string }>): Company {
  const name = setting?.firmName?.trim() || sample.name;
  const region = setting?.region;
  const country = contact?.country?.trim() ?? "";
  const fonts = {
    ...(setting?.textFont && { text: setting.textFont.url }),
    ...(setting?.displayFont && { display: setting.displayFont.url }),
  };
  return {
    name,
    shortName: setting?.shortName?.trim() || name.split(" ", 1)[0] || name,
    tagline: setting?.tagline?.trim() || sample.tagline,
    locale: region?.language?.replace("_", "-") || sample.locale,
    timeZone: region?.timeZone && isZone(region.timeZone) ? region.timeZone : sample.timeZone,
    countryCode: countryNamed(country) ?? (isCountry(country) ? country : sample.countryCode),
    salary: salaryOf(region ?? null),
    colors: colorsOf(setting?.colors ?? null),
    ...(setting?.mark && { mark: setting.mark.url }),
    ...(Object.keys(fonts).length > 0 && { fonts }),
  };
}

function salaryOf(region: (Exclude<StoredCompany, null>["region"] & {}) | null): Company["salary"] {
  const currency = region?.salaryCurrency?.trim() || sample.salary.currency;
  const isSample = currency === sample.salary.currency;
  const unit = (region?.salaryUnit as Company["salary"]["unit"]) || (isSample ? sample.salary.unit : "year");
  return {
    currency,
    unit,
    term: region?.salaryTerm?.trim() || (isSample ? sample.salary.term : "salary"),
    label: `${currency} ${unit === "LPA" ? unit : `per ${unit}`}`,
  };
}

function colorsOf(stored: Stored<Record<Role, string>>): GivenColors {
  const given = ROLES.flatMap((role) => {
    const color = stored?.[role]?.trim().toLowerCase() ?? "";
    return COLOR.test(color) ? [[role, color] as const] : [];
  });
  const colors: Partial<Record<Role, string>> = Object.fromEntries(given);
  const { primary, accent } = colors;
  return primary || accent
    ? { ...colors, primary: primary ?? sample.colors.primary, accent: accent ?? sample.colors.accent }
    : sample.colors;
}
