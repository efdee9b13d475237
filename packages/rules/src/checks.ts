export const LEVELS = ["off", "advice", "required"] as const;

export type Level = (typeof LEVELS)[number];

/** The panel permission to choose levels. */
export const CHOOSE_LEVELS = { action: "api::publishing-checks.update", subject: null };

type Description = { title: string; explanation: string; level: Level };

/** By default, each has the level given here. */
export const CHECKS = {
  "empty-parts": {
    title: "Empty parts",
    explanation: "A text, picture or list that its page needs has nothing in it, or nothing but spaces.",
    level: "required",
  },
  "duplicate-address": {
    title: "Address taken",
    explanation: "Another entry has the same address, so that visitors would reach only one of them.",
    level: "required",
  },
  "dead-link": {
    title: "Dead link",
    explanation: "A link leads to an address of this site at which there is nothing, or to no address at all.",
    level: "required",
  },
  "alternative-text": {
    title: "Alternative text",
    explanation: "A picture has no words for people who can't see it. Icons are decoration and need none.",
    level: "advice",
  },
  "picture-text": {
    title: "Text in a picture's place",
    explanation: "An alternative text is a file name or says nothing, or a picture's address is written as text.",
    level: "advice",
  },
  "search-length": {
    title: "Length in search results",
    explanation: "A title or a description is too short or too long for what search engines show.",
    level: "advice",
  },
  "heading-order": {
    title: "Order of headings",
    explanation: "A heading skips a level, or stands where headings are shown as they are typed.",
    level: "advice",
  },
  "closing-date": {
    title: "Closing date",
    explanation: "A job is open, but its last day has passed: nobody can apply.",
    level: "advice",
  },
  "reading-ease": {
    title: "Reading ease",
    explanation: "A long text has long sentences and words (Flesch reading ease, for English).",
    level: "advice",
  },
} as const satisfies Record<string, Description>;

export type Check = keyof typeof CHECKS;

export type Levels = Record<Check, Level>;

export type Finding = {
  check: Check;
  /** As the panel's form names the field: `hero.title`, `quickLinks.0.href`. */
  path: string;
  /** As labelled for editors; `index` from 0. */
  steps: { label: string; index?: number }[];
  message: string;
  blocks: boolean;
};

/** `Quick links 1 › Leads to` */
export function fieldName({ steps }: Pick<Finding, "steps">): string {
  return steps.map(({ label, index }) => (index === undefined ? label : `${label} ${index + 1}`)).join(" › ");
}

export type SearchResult = { title: string; description: string; address: string };

/** `picture` is an address of the CMS. */
export type SocialCard = { firmName: string; kicker: string; title: string; picture?: string };

/** Without a page of its own, an entry has neither result nor card. */
export type CheckedEntry = { findings: Finding[]; result?: SearchResult; card?: SocialCard };
