import { SETTINGS } from "./definitions.ts";

const OF_OTHERS = new RegExp(
  [
    "^(?:AWS|BUILDKIT|BUILDX|COMPOSE|DOCKER|LC|MALLOC|NEXT|NODE|NPM_CONFIG|OPENSSL|OTEL|SSL|TURBO|UV|XDG)_",
    "^STRAPI_(?!ADMIN)|^PG[A-Z]+$|_PROXY$|_TELEMETRY_DISABLED$",
    "^(?:CI|DEBUG|DO_NOT_TRACK|FORCE_COLOR|HOME|LANG|LANGUAGE|NO_COLOR|PATH|SHELL|TERM|TMPDIR|TZ|USER)$",
  ].join("|"),
  "i",
);
const LETTERS_PER_MISTAKE = 4;
const MISTAKES_MAX = 2;
/** From this length on, the beginning of a name tells which one is meant: SMTP_PASS is SMTP_PASSWORD. */
const TELLING_LENGTH = 8;

export function unknownSettings(names: string[], others: string[]): string[] {
  const known = [...SETTINGS, ...others];
  return names.flatMap((name) => {
    if (known.includes(name)) return [];
    const meant = nearest(name.toUpperCase(), known);
    if (meant) return `${name} is no setting. Did you mean ${meant}?`;
    return OF_OTHERS.test(name) ? [] : `${name} is no setting.`;
  });
}

function nearest(name: string, known: string[]): string | undefined {
  const allowed = Math.min(Math.floor(name.length / LETTERS_PER_MISTAKE), MISTAKES_MAX);
  const near = known
    .map((each) => ({ each, mistakes: mistakesBetween(name, each) }))
    .filter(({ mistakes }) => mistakes <= allowed)
    .sort((one, other) => one.mistakes - other.mistakes);
  const begins = (short: string, long: string) => short.length >= TELLING_LENGTH && long.startsWith(short);
  return near[0]?.each ?? known.find((each) => begins(name, each) || begins(each, name));
}

function mistakesBetween(typed: string, meant: string): number {
  const rows = [Array.from({ length: meant.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= typed.length; row += 1) {
    rows[row] = [row];
    for (let column = 1; column <= meant.length; column += 1) {
      const isSame = typed[row - 1] === meant[column - 1];
      const isExchanged = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      const costs = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (isSame ? 0 : 1)];
      if (isExchanged) costs.push(at(row - 2, column - 2) + 1);
      rows[row]?.push(Math.min(...costs));
    }
  }
  return at(typed.length, meant.length);
}
