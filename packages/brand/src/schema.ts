import * as z from "zod";
import { countryNamed, isZone } from "./countries.ts";
import { COLOR, ROLES, type Role } from "./roles.ts";

const NETWORKS = ["whatsapp", "facebook", "instagram", "linkedin"] as const;

/** Name and tagline appear in the titles and descriptions of pages, whose lengths are limited. */
const LENGTHS = { name: 40, tagline: 80, street: 80 };

const line = (max = 120) =>
  z
    .string()
    .trim()
    .min(1, "must not be empty")
    .max(max, `must have at most ${max} characters`)
    .regex(/^[^\r\n<>{}]*$/, "must be one line without < > { }");
const https = z.url({ protocol: /^https$/, error: "must be a URL that begins with https://" });
const email = z.email("must be an email address");
const color = z.string().toLowerCase().regex(COLOR, "must be a colour such as #1375b6");
const font = z.strictObject({
  family: line(40).optional(),
  file: z.string().regex(/^[\w.-]+\.woff2$/, "must be a woff2 file beside brand.json"),
});

const colors = z.strictObject({
  primary: color,
  accent: color,
  ...(Object.fromEntries(
    ROLES.filter((role) => role !== "primary" && role !== "accent").map((role) => [role, color.optional()]),
  ) as Record<Exclude<Role, "primary" | "accent">, z.ZodOptional<typeof color>>),
});

const isCurrency = (code: string) => Intl.supportedValuesOf("currency").includes(code);
const perUnit = (unit: string) => (unit === "LPA" ? unit : `per ${unit}`);

const domain = z.hostname("must be a domain such as northlight.example").regex(/\./, "must have a dot");

export const brandSchema = z
  .strictObject({
    name: line(LENGTHS.name),
    shortName: line(LENGTHS.name).optional(),
    tagline: line(LENGTHS.tagline),
    foundingYear: z.int().min(1800).max(new Date().getFullYear()),
    founder: z.strictObject({ name: line(60), role: line(60) }),
    nameStory: z.string().trim().min(1).max(600, "must have at most 600 characters").optional(),
    domain,
    email: z.strictObject({ contact: email, careers: email, website: email }).optional(),
    phones: z
      .array(
        z.strictObject({
          country: line(40),
          number: z.string().regex(/^\+[\d ()-]{7,24}$/, "must begin with + and the country's code"),
        }),
      )
      .min(1)
      .max(4),
    address: z.strictObject({
      street: line(LENGTHS.street),
      city: line(40),
      region: line(40),
      postalCode: line(12),
      country: line(40).refine(countryNamed, "must be the English name of a country"),
      countryCode: z.string().optional(),
      countryAdjective: line(40).optional(),
    }),
    mapUrl: https.optional(),
    locale: z
      .string()
      .regex(/^en-[A-Z]{2}$/, "must be English in a country, such as en-IN: the interface's texts are English"),
    timeZone: z.string().refine(isZone, "must be the name of a time zone, such as Europe/Dublin"),
    salary: z
      .strictObject({
        currency: z.string().refine(isCurrency, "must be the three letters of ISO 4217, such as EUR"),
        unit: z.enum(["LPA", "year", "month", "hour"], "must be year, month, hour or LPA"),
        term: line(20).default("salary"),
        label: line(20).optional(),
      })
      .refine(({ currency, unit }) => unit !== "LPA" || currency === "INR", {
        path: ["unit"],
        error: "LPA is for INR alone",
      }),
    social: z.strictObject(Object.fromEntries(NETWORKS.map((network) => [network, https.optional()]))),
    colors,
    fonts: z.strictObject({ text: font.optional(), display: font.optional() }).optional(),
  })
  .transform(({ email, social, mapUrl, salary, ...brand }) => ({
    ...brand,
    salary: { ...salary, label: salary.label ?? `${salary.currency} ${perUnit(salary.unit)}` },
    shortName: brand.shortName ?? brand.name.split(" ", 1)[0] ?? brand.name,
    email: email ?? {
      contact: `hello@${brand.domain}`,
      careers: `careers@${brand.domain}`,
      website: `website@${brand.domain}`,
    },
    mapUrl:
      mapUrl ??
      `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${brand.address.city}, ${brand.address.region}`)}`,
    social: NETWORKS.flatMap((network) => (social[network] ? [{ network, href: social[network] }] : [])),
  }));

export type Brand = z.output<typeof brandSchema>;
