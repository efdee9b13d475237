import { SettingsError } from "./reader.ts";

/** @throws {SettingsError} that names the line which is invalid, or which Docker Compose reads differently. */
export function parseEnvFile(content: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [index, line] of content
    .replace(/^\uFEFF/, "")
    .split("\n")
    .entries()) {
    if (/^\s*(#.*)?$/.test(line)) continue;
    const [, name, text = ""] = /^(?:export\s+)?([A-Za-z_]\w*)\s*=(.*)$/.exec(line.trim()) ?? [];
    const { value, quote } = quotedValue(text.trim());
    if (!name || value === undefined || line.includes("\0")) {
      throw new SettingsError(`.env line ${index + 1} must be NAME=value.`);
    }
    if (COMPOSE_READS_DIFFERENTLY[quote].test(value)) {
      throw new SettingsError(
        `.env line ${index + 1}: Docker Compose reads ${name} differently. Use single quotes for a value with $, # or \\ that doesn't end in \\, and put comments on a line of their own.`,
      );
    }
    values[name] = value;
  }
  return values;
}

const COMPOSE_READS_DIFFERENTLY = { '"': /[$\\]/, "'": /\\$/, "": /\$|^#|\s#/ };

function quotedValue(text: string): { value: string | undefined; quote: keyof typeof COMPOSE_READS_DIFFERENTLY } {
  const quote = text[0] === '"' || text[0] === "'" ? text[0] : "";
  if (!quote) return { value: text.split(" #")[0]?.trimEnd(), quote };
  const [, value, ...rest] = text.split(quote);
  const after = rest.join(quote).trimStart();
  return { value: rest.length > 0 && /^(#|$)/.test(after) ? value : undefined, quote };
}
