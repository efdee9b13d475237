import { type Palette, TOKENS } from "@repo/brand/roles";
import type { Brand } from "@repo/brand/schema";
import type { StandIns } from "./fonts.ts";

const WRITTEN = "Written by `npm run rebrand`: change firm/brand.json instead.";

export function brandModule({ locale, timeZone, salary, colors: _, fonts, ...firm }: Brand, palette: Palette): string {
  const cardFonts = fonts
    ? ["@repo/brand/fonts/cards.woff"]
    : ["latin", "latin-ext"].map((subset) => `@fontsource/sora/files/sora-${subset}-600-normal.woff`);
  return `// ${WRITTEN}
import type { Salary } from "./company.ts";
import type { Firm } from "./firm.ts";

export * from "./company.ts";

export const firm: Firm = ${literal(firm)};

export const LOCALE = "${locale}";

export const COUNTRY_CODE = "${firm.address.countryCode}";

export const TIME_ZONE = "${timeZone}";

export const SALARY: Salary = ${literal(salary)};

export const colors = ${literal(palette)};

/** First of the mails' fonts. */
export const TEXT_FONT = "${fonts?.text.family ?? "Inter"}";

/** What social cards are set in, below \`node_modules\`. */
export const CARD_FONTS = ${literal(cardFonts)};
`;
}

/** Writes a value as Biome formats it: unquoted names, double quotes around text, short lists on one line. */
function literal(value: unknown, indent = ""): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => literal(item, inner));
    const line = `[${items.join(", ")}]`;
    if (value.every((item) => typeof item === "string") && line.length + indent.length < 90) return line;
    return `[\n${items.map((item) => `${inner}${item},\n`).join("")}${indent}]`;
  }
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{\n${fields.map(([name, field]) => `${inner}${property(name, field, inner)},\n`).join("")}${indent}}`;
}

function property(name: string, value: unknown, indent: string): string {
  const line = `${name}: ${literal(value, indent)}`;
  const isLong = typeof value === "string" && indent.length + line.length + 1 > 120;
  return isLong ? `${name}:\n${indent}  ${literal(value)}` : line;
}

export function brandCss(palette: Palette, { text, display }: StandIns): string {
  const color = (role: keyof typeof TOKENS) => `  --color-${TOKENS[role]}: ${palette[role]};\n`;
  const ink = (alpha: number) => faint(palette.ink, alpha);
  const order = ["ink", "slate", "line", "field", "primaryNight", "primaryDark", "primary", "secondary"] as const;
  const others = ["secondaryDark", "accent", "accentLight", "accentDark", "mist", "sand", "sky"] as const;
  return `/* ${WRITTEN} */
@theme {
  --color-*: initial;
  --color-white: #ffffff;
${[...order, ...others].map(color).join("")}  --color-error: #b3261e;
  --color-success: #1a6b3c;

  --shadow-card: 0 1px 2px ${ink(0.04)}, 0 8px 24px -12px ${ink(0.12)};
  --shadow-lift: 0 2px 4px ${ink(0.06)}, 0 24px 48px -20px ${ink(0.24)};
  --shadow-float: 0 32px 80px -24px ${ink(0.4)};
  --shadow-bar: 0 -8px 24px -8px ${ink(0.25)};
}

@layer base {
  dialog::backdrop {
    background: ${ink(0.6)};
  }
}

/* Ground of heroes and dark bands. */
@utility night {
  color: var(--color-white);
  background:
    radial-gradient(60rem 40rem at 85% 0%, ${faint(palette.secondary, 0.18)}, transparent 60%),
    radial-gradient(40rem 30rem at 0% 100%, ${faint(palette.primary, 0.28)}, transparent 65%),
    linear-gradient(160deg, var(--color-blue-900), var(--color-ink));
}

/* Keeps text on a picture readable. */
@utility shade {
  background-image: radial-gradient(closest-side, ${ink(0.8)}, ${ink(0.25)});
}

/* An address can't read a token. */
@utility select-arrow {
  background-image: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='20' height='20' fill='none' stroke='%23${palette.slate.slice(1)}' stroke-width='2' stroke-linecap='round' stroke-linejoin='round' viewBox='0 0 24 24'%3E%3Cpath d='m6 9 6 6 6-6'/%3E%3C/svg%3E");
}

/* As wide as the fonts while those are on their way. Next.js fits Arial, which Android and Linux don't have. */
${fontFace("Stand-in", COMMON, text.standIn)}
${fontFace("Heading stand-in", COMMON, display.standIn)}
/* And where a Linux has but its widest. */
${fontFace("Wide stand-in", WIDE, text.wideStandIn)}
${fontFace("Wide heading stand-in", WIDE, display.wideStandIn)}`;
}

/** Returns a literal colour, because a browser would get a token's mixture in two versions. */
function faint(color: string, alpha: number): string {
  const channels = (color.slice(1).match(/../g) ?? []).map((part) => Number.parseInt(part, 16));
  return `rgb(${channels.join(" ")} / ${alpha})`;
}

const COMMON = ["Liberation Sans", "Arimo", "Roboto"];
const WIDE = ["DejaVu Sans", "Verdana"];

function fontFace(family: string, local: string[], overrides: StandIns["text"]["standIn"]): string {
  const shares = Object.entries(overrides).map(([name, share]) => `  ${name}: ${Number((share * 100).toFixed(2))}%;\n`);
  return `@font-face {
  font-family: "${family}";
  src: ${local.map((name) => `local("${name}")`).join(", ")};
${shares.join("")}}
`;
}

export function envExample(example: string, { email }: Brand): string {
  const settings = { MAIL_FROM: email.website, MAIL_TO_HR: email.careers, MAIL_TO_SALES: email.contact };
  return Object.entries(settings).reduce(
    (text, [name, address]) => text.replace(new RegExp(`^#${name}=.*$`, "m"), `#${name}=${address}`),
    example,
  );
}
