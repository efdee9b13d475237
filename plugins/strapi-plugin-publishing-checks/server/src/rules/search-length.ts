import type { Core } from "@strapi/strapi";
import { isBlank } from "../entry";
import { partAt } from "../parts";
import type { Settings } from "../rule-options";
import type { Check, Entry, Found } from "../types";

export const searchLength = (settings: Settings): Check => ({
  name: "search-length",
  check: (entry, strapi) => wrongLengths(entry, settings, strapi),
});

async function wrongLengths(entry: Entry, settings: Settings, strapi: Core.Strapi): Promise<Found[]> {
  const texts = await settings.searchTexts(entry, strapi);
  if (!texts) return [];
  return (["title", "description"] as const).flatMap((name) => {
    const { text, path } = texts[name];
    const part = partAt(entry, path);
    const message = lengthMessage(name, text, settings.searchLengths[name]);
    return part && message ? [{ part, message }] : [];
  });
}

function lengthMessage(name: string, text: string, { min, max }: { min: number; max: number }): string | undefined {
  const { length } = text.trim();
  if (isBlank(text)) return undefined;
  const is = `The ${name} in search results has ${length} ${length === 1 ? "character" : "characters"}`;
  if (length > max) return `${is} and is cut off after about ${max}. Say the same in fewer words.`;
  if (length < min) return `${is}. With ${min} to ${max} it tells more of what visitors find.`;
  return undefined;
}
