import type { Pattern } from "./patterns";

type Values = Record<string, unknown>;

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Returns a pattern as the panel's form holds it: its lists know their rows by a key, in ascending order. */
export function formValues({ title, path, sections, seo }: Pattern): Values {
  return withKeys({ title, path, sections, seo }) as Values;
}

function withKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((row, index) => ({ ...(withKeys(row) as Values), __temp_key__: `a${DIGITS[index]}` }));
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withKeys(part)]));
}
