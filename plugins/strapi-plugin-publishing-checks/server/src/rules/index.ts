import type { Settings } from "../rule-options";
import type { Check, Rule } from "../types";
import { alternativeText } from "./alternative-text";
import { deadLink } from "./dead-link";
import { duplicateAddress } from "./duplicate-address";
import { emptyParts } from "./empty-parts";
import { headingOrder } from "./heading-order";
import { pictureText } from "./picture-text";
import { searchLength } from "./search-length";

const checksOf = (settings: Settings): Check[] => [
  emptyParts(settings),
  duplicateAddress,
  deadLink(settings),
  alternativeText,
  pictureText,
  searchLength(settings),
  headingOrder,
];

export function rulesOf(settings: Settings): Rule[] {
  const checks = checksOf(settings).map((check) => ({ ...check, level: settings.levels[check.name] }));
  const rules = new Map([...checks, ...settings.rules].map((rule): [string, Rule] => [rule.name, rule]));
  return [...rules.values()];
}
