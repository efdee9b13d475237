export const TOKENS = {
  primary: "blue",
  primaryDark: "blue-700",
  primaryNight: "blue-900",
  secondary: "cyan",
  secondaryDark: "cyan-700",
  accent: "orange",
  accentLight: "orange-300",
  accentDark: "orange-700",
  ink: "ink",
  slate: "slate",
  line: "line",
  field: "field",
  mist: "mist",
  sand: "sand",
  sky: "sky",
} as const;

export const ROLES = Object.keys(TOKENS) as (keyof typeof TOKENS)[];

/** What a stored colour must look like. */
export const COLOR = /^#[0-9a-f]{6}$/;

export type Role = (typeof ROLES)[number];
export type Palette = Record<Role, string>;
export type GivenColors = { primary: string; accent: string } & Partial<Palette>;
