import type { Entry, Found } from "../entry";
import { isBlank } from "../text";

/** Their page leaves these lists out when they are empty. */
const OPTIONAL_LISTS = new Set(["site-setting.socialLinks"]);

export function emptyParts({ parts }: Entry): Found[] {
  return parts.flatMap((part) => {
    const { attribute, value, model, name } = part;
    // An empty address is made from the title.
    if (attribute.type === "uid") return [];
    if (attribute.type === "component" && attribute.repeatable) {
      const empty = !Array.isArray(value) || value.length === 0;
      if (!empty || OPTIONAL_LISTS.has(`${model}.${name}`)) return [];
      return [{ part, message: "The list is empty, and its page shows a gap. Add an entry." }];
    }
    if (!attribute.required || !isBlank(value)) return [];
    if (attribute.type === "media") return [{ part, message: "There is no picture. Choose one." }];
    return [{ part, message: "Nothing is written here, and visitors would see a gap. Fill it in." }];
  });
}
