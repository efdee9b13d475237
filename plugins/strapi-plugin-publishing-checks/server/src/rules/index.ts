import type { Settings } from "../options";
import type { Rule } from "../types";
import { alternativeText } from "./alternative-text";
import { deadLink } from "./dead-link";
import { duplicateAddress } from "./duplicate-address";
import { emptyParts } from "./empty-parts";
import { headingOrder } from "./heading-order";
import { pictureText } from "./picture-text";
import { readingEase } from "./reading-ease";
import { searchLength } from "./search-length";

/** In the order of the settings page. */
export const rulesOfPlugin = (settings: Settings): Rule[] => [
  emptyParts(settings),
  duplicateAddress,
  deadLink(settings),
  alternativeText,
  pictureText,
  searchLength(settings),
  headingOrder,
  readingEase,
];
