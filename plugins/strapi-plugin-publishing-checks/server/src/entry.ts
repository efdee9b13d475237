import { isValues } from "@repo/plugin-kit/server/values";
import type { Core, UID } from "@strapi/strapi";
import { partsOf } from "./parts";
import type { Settings } from "./rule-options";
import { MAX_CHARACTERS } from "./typed-values";
import type { Entry, Picture, Values } from "./types";

const INVISIBLE = /^[\s\p{Cc}\p{Cf}]*$/u;
const MARKDOWN_LINK = /\[[^[\]]{0,300}\]\(\s{0,9}<?([^()\s<>]{1,2000})/g;

const beginning = (text: unknown) => String(text).slice(0, MAX_CHARACTERS);

export const isBlank = (text: unknown) => text === null || text === undefined || INVISIBLE.test(beginning(text));

export function createEntry(
  strapi: Core.Strapi,
  settings: Settings,
  { uid, documentId, values }: { uid: UID.ContentType; documentId?: string; values: Values },
): Entry {
  const parts = partsOf(strapi, uid, values);
  const texts = parts.flatMap((part) => {
    const isText = ["string", "text", "richtext"].includes(part.attribute.type) && typeof part.value === "string";
    if (!isText || isBlank(part.value)) return [];
    return [{ ...part, value: beginning(part.value), format: settings.textFormat(part, { uid, values }) }];
  });
  const pictures = parts.flatMap((part) =>
    part.attribute.type === "media" && !settings.isDecoration(part)
      ? [part.value].flat().flatMap((each) => (isValues(each) ? [{ part, picture: each as Picture }] : []))
      : [],
  );
  const links = texts.flatMap((part) => {
    if (settings.linkFields.includes(part.name)) return [{ part, address: part.value.trim() }];
    if (part.format === "plain") return [];
    const addresses = new Set([...part.value.matchAll(MARKDOWN_LINK)].map(([, address = ""]) => address));
    return [...addresses].map((address) => ({ part, address }));
  });
  return { uid, documentId, values, parts, texts, pictures, links };
}
