// Written by `npm run rebrand`: change firm/brand.json instead.
import type { Salary } from "./company.ts";
import type { Firm } from "./firm.ts";

export type * from "./company.ts";
export * from "./current.ts";

export const firm: Firm = {
  name: "Fablewright Technologies",
  tagline: "Careful engineering for ideas worth building",
  foundingYear: 2010,
  founder: {
    name: "Vikram Storywala",
    role: "Founder and Chief Executive Officer",
  },
  nameStory:
    "A wright is a maker, and a fable is a short story with a point. That is close to what we do. We take something complicated, make it simple enough to use, and leave it in good order for whoever comes next.",
  domain: "fablewright.example",
  phones: [
    {
      country: "India",
      number: "+91 40 0000 0142",
    },
    {
      country: "USA",
      number: "+1 (404) 555-0142",
    },
  ],
  address: {
    street: "404 Fable House, Storyteller Lane, Imaginary Tech Park",
    city: "Hyderabad",
    region: "Telangana",
    postalCode: "500000",
    country: "India",
    countryCode: "IN",
    countryAdjective: "Indian",
  },
  shortName: "Fablewright",
  email: {
    contact: "hello@fablewright.example",
    careers: "careers@fablewright.example",
    website: "website@fablewright.example",
  },
  mapUrl: "https://www.openstreetmap.org/search?query=Hyderabad%2C%20Telangana",
  social: [
    {
      network: "whatsapp",
      href: "https://example.com/whatsapp/fablewright",
    },
    {
      network: "facebook",
      href: "https://example.com/facebook/fablewright",
    },
    {
      network: "instagram",
      href: "https://example.com/instagram/fablewright",
    },
    {
      network: "linkedin",
      href: "https://example.com/linkedin/fablewright",
    },
  ],
};

export const LOCALE = "en-IN";

export const COUNTRY_CODE = "IN";

export const TIME_ZONE = "Asia/Kolkata";

export const SALARY: Salary = {
  currency: "INR",
  unit: "LPA",
  term: "CTC",
  label: "INR LPA",
};

export const colors = {
  primary: "#1375b6",
  primaryDark: "#0f5c90",
  primaryNight: "#0a3a5c",
  secondary: "#00afef",
  secondaryDark: "#00769f",
  accent: "#ee7236",
  accentLight: "#f7b08a",
  accentDark: "#b4460c",
  ink: "#0b1b2b",
  slate: "#51606f",
  line: "#dde6ee",
  field: "#7a8896",
  mist: "#f3f8fc",
  sand: "#fff6f0",
  sky: "#d9ecf8",
  panelMist: "#12293b",
  panelSky: "#1d4a6b",
  panelPrimary: "#66b8ee",
};

/** First of the mails' fonts. */
export const TEXT_FONT = "Inter";

/** What social cards are set in, below `node_modules`. */
export const CARD_FONTS = [
  "@fontsource/sora/files/sora-latin-600-normal.woff",
  "@fontsource/sora/files/sora-latin-ext-600-normal.woff",
];
