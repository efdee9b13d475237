import { isBlank } from "../entry";
import type { Rule } from "../types";

export const alternativeText: Rule = {
  name: "alternative-text",
  title: "Alternative text",
  explanation: "A picture has no words for people who can't see it. Decoration needs none.",
  level: "advice",
  check: ({ pictures }) =>
    pictures
      .filter(({ picture }) => isBlank(picture.alternativeText))
      .map(({ part, picture }) => ({
        part,
        message: `“${picture.name}” has no alternative text. Edit the picture, and say in a sentence what it shows.`,
      })),
};
