import { formsOf } from "@repo/plugin-kit/server/forms";
import type { Core, UID } from "@strapi/strapi";
import { createEntry } from "./entry";
import { pathOf } from "./parts";
import { Refusal } from "./refusal";
import { settingsOf } from "./rule-options";
import { rulesOf } from "./rules";
import { publishedValues } from "./stored-entry";
import { readTyped } from "./typed-values";
import type { CheckedEntry, Entry, Finding, Found, Level, Part, Values } from "./types";

const MAX_FINDINGS = 200;

export async function checkTyped(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  typed: { documentId?: string; values: Values },
): Promise<CheckedEntry> {
  const settings = settingsOf(strapi);
  const values = await readTyped(strapi, uid, typed.values);
  const entry = createEntry(strapi, settings, { uid, documentId: typed.documentId, values });
  const texts = await settings.searchTexts(entry, strapi);
  return {
    findings: await findingsOf(strapi, entry, ["advice", "required"]),
    result: texts && { title: texts.title.text, description: texts.description.text, address: texts.address },
    card: await settings.socialCard(entry, strapi),
  };
}

/** Call it in the transaction that publishes, to roll that back. @throws {Refusal} for findings of required rules */
export async function requireChecks(strapi: Core.Strapi, uid: UID.ContentType, documentId: string): Promise<void> {
  const values = await publishedValues(strapi, uid, documentId);
  if (!values) return;
  const entry = createEntry(strapi, settingsOf(strapi), { uid, documentId, values });
  const blocking = (await findingsOf(strapi, entry, ["required"])).filter(({ blocks }) => blocks);
  if (blocking.length > 0) throw new Refusal(blocking);
}

async function findingsOf(strapi: Core.Strapi, entry: Entry, of: Level[]): Promise<Finding[]> {
  const found: (Found & { check: string; blocks: boolean })[] = [];
  for (const { name, level, check } of rulesOf(settingsOf(strapi))) {
    if (!of.includes(level)) continue;
    for (const one of await check(entry, strapi)) {
      found.push({ ...one, check: name, blocks: level === "required" && !one.advice });
    }
  }
  if (found.length === 0) return [];
  const forms = await formsOf(strapi, entry.uid);
  const stepsOf = ({ trail }: Part) =>
    trail.map(({ model, name, index }) => ({ label: forms(model as UID.Schema).label(name), index }));
  return found
    .sort((one, other) => Number(other.blocks) - Number(one.blocks))
    .slice(0, MAX_FINDINGS)
    .map(({ check, part, message, blocks }) => ({ check, path: pathOf(part), steps: stepsOf(part), message, blocks }));
}
