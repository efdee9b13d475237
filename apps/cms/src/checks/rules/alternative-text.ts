import type { Entry, Found } from "../entry";
import { pictures } from "../picture";
import { isBlank } from "../text";

export function alternativeText(entry: Entry): Found[] {
  return pictures(entry)
    .filter(({ picture }) => isBlank(picture.alternativeText))
    .map(({ part, picture }) => ({
      part,
      message: `“${picture.name}” has no alternative text. Edit the picture, and say in a sentence what it shows.`,
    }));
}
