import { type Palette, TOKENS } from "./roles.ts";

/** Returns the rule that gives the pages' styles their colours, which are theirs as custom properties alone. */
export function themeCss(palette: Palette): string {
  const ink = (alpha: number) => faint(palette.ink, alpha);
  const properties = {
    ...Object.fromEntries(
      Object.entries(TOKENS).map(([role, token]) => [`color-${token}`, palette[role as keyof typeof TOKENS]]),
    ),
    "shadow-card": `0 1px 2px ${ink(0.04)}, 0 8px 24px -12px ${ink(0.12)}`,
    "shadow-lift": `0 2px 4px ${ink(0.06)}, 0 24px 48px -20px ${ink(0.24)}`,
    "shadow-float": `0 32px 80px -24px ${ink(0.4)}`,
    "shadow-bar": `0 -8px 24px -8px ${ink(0.25)}`,
    backdrop: ink(0.6),
    night: `radial-gradient(60rem 40rem at 85% 0%, ${faint(palette.secondary, 0.18)}, transparent 60%), radial-gradient(40rem 30rem at 0% 100%, ${faint(palette.primary, 0.28)}, transparent 65%), linear-gradient(160deg, ${palette.primaryNight}, ${palette.ink})`,
    shade: `radial-gradient(closest-side, ${ink(0.8)}, ${ink(0.25)})`,
    "select-arrow": `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='20' height='20' fill='none' stroke='%23${palette.slate.slice(1)}' stroke-width='2' stroke-linecap='round' stroke-linejoin='round' viewBox='0 0 24 24'%3E%3Cpath d='m6 9 6 6 6-6'/%3E%3C/svg%3E")`,
  };
  const declarations = Object.entries(properties).map(([name, value]) => `--${name}:${value}`);
  return `:root{${declarations.join(";")}}`;
}

/** Returns a literal colour, because a browser would get a token's mixture in two versions. */
function faint(color: string, alpha: number): string {
  const channels = (color.slice(1).match(/../g) ?? []).map((part) => Number.parseInt(part, 16));
  return `rgb(${channels.join(" ")} / ${alpha})`;
}
