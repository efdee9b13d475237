import { openingText } from "@repo/markdown/post-text";

type Part = Record<string, unknown>;

/** Sections of a page, each with the name of its list of parts. */
export const SECTIONS: Record<string, string | undefined> = {
  "section.hero": undefined,
  "section.text-picture": undefined,
  "section.rich-text": undefined,
  "section.cards": "cards",
  "section.numbers": "numbers",
  "section.steps": "steps",
  "section.quotes": "quotes",
  "section.logos": undefined,
  "section.questions": "questions",
  "section.gallery": "pictures",
  "section.video": undefined,
  "section.list": undefined,
  "section.call-to-action": undefined,
  "section.contact-form": undefined,
  "section.form": undefined,
};

const TEXTS = [
  ...["title", "highlight", "text", "description", "value", "label"],
  ...["quote", "name", "role", "question", "answer", "caption"],
];

export const populateSections = {
  on: Object.fromEntries(Object.entries(SECTIONS).map(([uid, list]) => [uid, { populate: list ? [list] : [] }])),
};

export function textOfSections(sections: unknown, maxCharacters: number): string {
  return ((sections ?? []) as Part[])
    .flatMap((section) => {
      const uid = String(section.__component);
      const own =
        uid === "section.rich-text"
          ? [section.title, openingText({ description: String(section.text ?? ""), format: "markdown" }, maxCharacters)]
          : textsOf(section);
      const list = SECTIONS[uid];
      return [...own, ...((list ? section[list] : []) as Part[]).flatMap(textsOf)];
    })
    .filter(Boolean)
    .join("\n");
}

const textsOf = (part: Part) => TEXTS.map((name) => part[name]);
