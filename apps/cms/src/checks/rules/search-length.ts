import { SEARCH_LENGTHS } from "@repo/rules/search-result";
import type { Entry, Found } from "../entry";
import { pathOf } from "../parts";
import { searchTexts } from "../search-texts";
import { isBlank } from "../text";

export function searchLength(entry: Entry): Found[] {
  const texts = searchTexts(entry);
  if (!texts) return [];
  return (["title", "description"] as const).flatMap((name) => {
    const { text, path } = texts[name];
    const part = entry.parts.find((part) => pathOf(part) === path);
    const message = lengthMessage(name, text);
    return part && message ? [{ part, message }] : [];
  });
}

function lengthMessage(name: keyof typeof SEARCH_LENGTHS, text: string): string | undefined {
  const { min, max } = SEARCH_LENGTHS[name];
  const { length } = text.trim();
  if (isBlank(text)) return undefined;
  const is = `The ${name} in search results has ${length} characters`;
  if (length > max) return `${is} and is cut off after about ${max}. Say the same in fewer words.`;
  if (length < min) return `${is}. With ${min} to ${max} it tells more of what visitors find.`;
  return undefined;
}
