import { firm } from "@repo/brand";

export const { city, region, country } = firm.address;

export const postalAddress = `${firm.address.street}, ${city}, ${region} ${firm.address.postalCode}, ${country}`;

/** Such as "India and the USA". */
export const offices = new Intl.ListFormat("en").format(
  firm.phones.map(({ country: name }) => (/^(USA|UK|UAE)$/.test(name) ? `the ${name}` : name)),
);
