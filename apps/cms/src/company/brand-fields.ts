import type { Company } from "@repo/brand";
import type { Brand } from "@repo/brand/schema";

type RegionOf = Pick<Company, "colors" | "locale" | "timeZone" | "salary">;

const NETWORKS = { whatsapp: "WhatsApp", facebook: "Facebook", instagram: "Instagram", linkedin: "LinkedIn" };

/** What the site settings have of a company's colours, clocks and money. */
export const regionFields = ({ colors, locale, timeZone, salary }: RegionOf) => ({
  colors,
  region: {
    language: locale as "en-GB",
    timeZone,
    salaryCurrency: salary.currency,
    salaryUnit: salary.unit,
    salaryTerm: salary.term,
  },
});

/** What the site settings and the contact details have of a brand, files aside. */
export function brandFields(brand: Brand) {
  const { name, shortName, tagline, foundingYear, social } = brand;
  const { street, city, region, postalCode, country } = brand.address;
  return {
    siteSetting: {
      firmName: name,
      shortName: name.startsWith(`${shortName} `) || name === shortName ? null : shortName,
      tagline,
      foundingYear,
      ...regionFields(brand),
      socialLinks: social.map(({ network, href }) => ({
        network,
        label: `{firm.short} on ${NETWORKS[network]}`,
        href,
      })),
    },
    contactDetail: {
      email: brand.email.contact,
      phones: brand.phones,
      ...{ street, city, region, postalCode, country },
      mapUrl: brand.mapUrl,
    },
  };
}
