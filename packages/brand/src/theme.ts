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

const LIGHTS = [0, 1 / 3, 2 / 3, 1];

/** Returns what black, greys and white become, as the tables of an SVG filter for red, green and blue. */
export function duotoneOf({ ink, primaryNight, primary }: Palette): string[] {
  const light = LIGHTS.map((share) => channels(primary).map((value) => value + (255 - value) * share));
  const steps = [channels(ink), channels(primaryNight), ...light];
  return [0, 1, 2].map((at) => steps.map((step) => ((step[at] ?? 0) / 255).toFixed(3)).join(" "));
}

const channels = (color: string) => (color.slice(1).match(/../g) ?? []).map((part) => Number.parseInt(part, 16));

const channelsOf = (color: string) => channels(color).join(" ");
