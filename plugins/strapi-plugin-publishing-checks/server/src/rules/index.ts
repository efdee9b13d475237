import type { Settings } from "../rule-options";
import type { Rule } from "../types";
import { alternativeText } from "./alternative-text";
import { deadLink } from "./dead-link";
import { duplicateAddress } from "./duplicate-address";
import { emptyParts } from "./empty-parts";
import { headingOrder } from "./heading-order";
import { pictureText } from "./picture-text";
import { readingEase } from "./reading-ease";
import { searchLength } from "./search-length";

/** The rules are in the order of the settings page. */
const rulesOfPlugin = (settings: Settings): Rule[] => [
  emptyParts(settings),
  duplicateAddress,
  deadLink(settings),
  alternativeText,
  pictureText,
  searchLength(settings),
  headingOrder,
  readingEase,
];

/** The plugin's rules, then those of the project. */
export function rulesOf(settings: Settings): Rule[] {
  const rules = new Map([...rulesOfPlugin(settings), ...settings.rules].map((rule) => [rule.name, rule]));
  return [...rules.values()];
}
