import { type Palette, TOKENS } from "./roles.ts";

const MIXED = ["ink", "primary", "secondary"] as const;

/** Returns the rule that gives the style sheets their colours, and the channels of those that they make transparent. */
export function themeCss(palette: Palette): string {
  const colors = Object.entries(TOKENS).map(
    ([role, token]) => `--color-${token}:${palette[role as keyof typeof TOKENS]}`,
  );
  const channels = MIXED.map((role) => `--${TOKENS[role]}:${channelsOf(palette[role])}`);
  return `:root,::backdrop{${[...colors, ...channels].join(";")}}`;
}

const channelsOf = (color: string) =>
  (color.slice(1).match(/../g) ?? []).map((part) => Number.parseInt(part, 16)).join(" ");
