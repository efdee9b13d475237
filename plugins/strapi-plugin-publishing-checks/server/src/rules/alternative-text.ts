import { isBlank } from "../entry";
import { picturesInTexts } from "../text-pictures";
import type { Part, Rule } from "../types";

export const alternativeText: Rule = {
  name: "alternative-text",
  title: "Alternative text",
  explanation: "A picture has no words for people who can't see it. Decoration needs none.",
  level: "advice",
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
