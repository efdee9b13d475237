import { countryNamed, isCountry } from "@repo/brand/countries";
import { colorMessage, colorProblems } from "@repo/brand/nearest";
import { COLOR, type GivenColors } from "@repo/brand/roles";
import { isZone } from "@repo/time/zones";
import type { Entry, Found, Part, Rule } from "strapi-plugin-publishing-checks/strapi-server";

const CURRENCIES = new Set(Intl.supportedValuesOf("currency"));

const written = ({ value }: Part) => String(value ?? "").trim();

const given = ({ parts }: Entry, model: string) => parts.filter((part) => part.model === model && written(part));

/** Refuses colours that can't be read on one another, by WCAG 2.2 AA. */
export const readableColors: Rule = {
  name: "readable-colors",
  level: "required",
  check(entry) {
    const parts = given(entry, "site.colors");
    if (parts.length === 0) return [];
    const wrong = parts.filter((part) => !COLOR.test(written(part).toLowerCase()));
    if (wrong.length > 0) return wrong.flatMap((part) => found(part, "Write a colour such as #2b6cb0."));
    const missing = entry.parts.filter(
      (part) => part.model === "site.colors" && ["primary", "accent"].includes(part.name) && !written(part),
    );
    if (missing.length > 0) return missing.flatMap((part) => found(part, "Choose this colour too."));
    const colors = Object.fromEntries(parts.map((part) => [part.name, written(part).toLowerCase()]));
    const problems = colorProblems(colors as GivenColors);
    return parts.flatMap((part) => {
      const problem = problems.find(({ role }) => role === part.name);
      return found(part, problem && colorMessage(problem));
    });
  },
};

const RULES: Record<string, (value: string, entry: Entry) => string | undefined | false> = {
  timeZone: (zone) => !isZone(zone) && `“${zone}” is no time zone. Write one such as Europe/London.`,
  salaryCurrency: (code) => !CURRENCIES.has(code) && "Write the three letters of ISO 4217, such as EUR.",
  salaryUnit: (unit, entry) => {
    const currency = given(entry, "site.region").find(({ name }) => name === "salaryCurrency");
    return unit === "LPA" && currency && written(currency) !== "INR" && "Lakhs are for INR alone.";
  },
};

export const knownRegion: Rule = {
  name: "known-region",
  level: "required",
  check: (entry) =>
    given(entry, "site.region").flatMap((part) => found(part, RULES[part.name]?.(written(part), entry))),
};

export const knownCountry: Rule = {
  name: "known-country",
  level: "required",
  check(entry) {
    const [country] = given(entry, "contact-detail").filter(({ name }) => name === "country");
    if (!country || countryNamed(written(country)) || isCountry(written(country))) return [];
    return found(country, `“${written(country)}” is no country. Write its English name, such as Ireland.`);
  },
};

const found = (part: Part, message: string | undefined | false): Found[] => (message ? [{ part, message }] : []);
