import type { Check, Finding, Level } from "@repo/rules/checks";
import type { Core, UID } from "@strapi/strapi";
import type { Values } from "../schema/values";
import type { Entry, Found } from "./entry";
import { readLabels } from "./labels";
import { readLevels } from "./levels";
import { partsOf, pathOf } from "./parts";
import { alternativeText } from "./rules/alternative-text";
import { closingDate } from "./rules/closing-date";
import { deadLink } from "./rules/dead-link";
import { duplicateAddress } from "./rules/duplicate-address";
import { emptyParts } from "./rules/empty-parts";
import { headingOrder } from "./rules/heading-order";
import { pictureText } from "./rules/picture-text";
import { readingEase } from "./rules/reading-ease";
import { searchLength } from "./rules/search-length";

const RULES: Record<Check, (entry: Entry, strapi: Core.Strapi) => Found[] | Promise<Found[]>> = {
  "empty-parts": emptyParts,
  "duplicate-address": duplicateAddress,
  "dead-link": deadLink,
  "alternative-text": alternativeText,
  "picture-text": pictureText,
  "search-length": searchLength,
  "heading-order": headingOrder,
  "closing-date": closingDate,
  "reading-ease": readingEase,
};

export async function readEntry(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  values: Values,
  documentId?: string,
): Promise<Entry> {
  const site = await strapi.db
    .query("api::site-setting.site-setting")
    .findOne({ select: ["firmName"], where: { publishedAt: { $notNull: true } } });
  return { uid, documentId, values, parts: partsOf(strapi, uid, values), firmName: site?.firmName ?? "" };
}

/** More than anybody mends at once. */
const FINDINGS = 200;

/** Blocking findings come first. */
export async function checkEntry(strapi: Core.Strapi, entry: Entry, of: Level[]): Promise<Finding[]> {
  const levels = await readLevels(strapi);
  const wanted = (Object.keys(RULES) as Check[]).filter((check) => of.includes(levels[check]));
  const found: (Found & { check: Check; blocks: boolean })[] = [];
  for (const check of wanted) {
    for (const one of await RULES[check](entry, strapi)) {
      found.push({ ...one, check, blocks: levels[check] === "required" && !one.advice });
    }
  }
  if (found.length === 0) return [];
  const stepsOf = await readLabels(strapi, entry.uid);
  return found
    .sort((one, other) => Number(other.blocks) - Number(one.blocks))
    .slice(0, FINDINGS)
    .map(({ check, part, message, blocks }) => ({ check, path: pathOf(part), steps: stepsOf(part), message, blocks }));
}
