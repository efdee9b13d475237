export type Firm = {
  name: string;
  shortName: string;
  tagline: string;
  foundingYear: number;
  founder: { name: string; role: string };
  nameStory?: string;
  domain: string;
  email: { contact: string; careers: string; website: string };
  phones: { country: string; number: string }[];
  address: {
    street: string;
    city: string;
    region: string;
    postalCode: string;
    country: string;
    countryCode: string;
    countryAdjective?: string;
  };
  mapUrl: string;
  social: { network: "whatsapp" | "facebook" | "instagram" | "linkedin"; href: string }[];
};
