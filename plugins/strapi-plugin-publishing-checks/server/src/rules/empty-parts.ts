import { isBlank } from "../entry";
import type { Settings } from "../rule-options";
import type { Check, Entry, Found } from "../types";

export const emptyParts = (settings: Settings): Check => ({
  name: "empty-parts",
  check: (entry) => emptyPartsOf(entry, settings),
});

function emptyPartsOf({ parts }: Entry, { isRequired }: Settings): Found[] {
  return parts.flatMap((part) => {
    const { attribute, value } = part;
    // An empty address is made from the title.
    if (attribute.type === "uid" || !isRequired(part)) return [];
    if (attribute.type === "dynamiczone" || (attribute.type === "component" && attribute.repeatable)) {
      if (Array.isArray(value) && value.length > 0) return [];
      return [{ part, message: "The list is empty. Add an entry." }];
    }
    if (!isBlank(value)) return [];
    if (attribute.type === "media") return [{ part, message: "There is no picture. Choose one." }];
    return [{ part, message: "Nothing is written here. Fill it in." }];
  });
}
