import { isBlank } from "../entry";
import { picturesInTexts } from "../text-pictures";
import type { Check, Part } from "../types";

export const alternativeText: Check = {
  name: "alternative-text",
  check: async (entry, strapi) =>
    [...entry.pictures, ...(await picturesInTexts(entry, strapi))]
      .filter(({ picture }) => isBlank(picture.alternativeText))
      .map(({ part, picture }) => ({
        part,
        message: `“${picture.name}” has no alternative text. Say in a sentence what it shows: ${placeOf(part)}.`,
      })),
};

export const placeOf = ({ attribute }: Part) =>
  attribute.type === "media" ? "edit the picture" : "write it between the picture's square brackets";
