import type { Entry } from "./entry";
import type { Part } from "./parts";
import { texts } from "./text";

const MARKDOWN_LINK = /\[[^[\]]{1,300}\]\(\s{0,9}<?([^()\s<>]{1,2000})/g;

export function links(entry: Entry): { part: Part; address: string }[] {
  return texts(entry).flatMap((part) => {
    if (part.name === "href") return [{ part, address: part.value.trim() }];
    const isRendered = part.name === "description" && entry.values.format === "markdown";
    if (!isRendered && part.attribute.type !== "richtext") return [];
    const addresses = new Set([...part.value.matchAll(MARKDOWN_LINK)].map(([, address = ""]) => address));
    return [...addresses].map((address) => ({ part, address }));
  });
}
