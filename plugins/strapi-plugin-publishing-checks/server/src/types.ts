import type { Core, Schema, UID } from "@strapi/strapi";

export const LEVELS = ["off", "advice", "required"] as const;

export type Level = (typeof LEVELS)[number];

export type Values = Record<string, unknown>;

/** `model` is the uid of a content type or component, `index` the place in a list. */
type Step = { model: string; name: string; index?: number };

export type Part = {
  trail: Step[];
  name: string;
  /** `shared.link` for a component, the singular name for a content type. */
  model: string;
  attribute: Schema.Attribute.AnyAttribute & { required?: boolean; repeatable?: boolean; min?: number };
  value: unknown;
};

export type Picture = { id: number; name: string; url: string; alternativeText: string | null };

export type Entry = {
  uid: UID.ContentType;
  documentId?: string;
  values: Values;
  parts: Part[];
  texts: (Part & { value: string; format: TextFormat })[];
  pictures: { part: Part; picture: Picture }[];
  links: { part: Part; address: string }[];
};

/** `links` means that only links are rendered; other Markdown is shown as typed. */
export type TextFormat = "markdown" | "links" | "plain";

export type Target = "exists" | "unpublished" | "missing";

/** What a rule found in a field. `advice` never blocks publishing, whatever the level of the rule. */
export type Found = { part: Part; message: string; advice?: boolean };

export type Rule = {
  name: string;
  level: Level;
  check: (entry: Entry, strapi: Core.Strapi) => Found[] | Promise<Found[]>;
};

export type Check = Omit<Rule, "name" | "level"> & {
  name:
    | "empty-parts"
    | "duplicate-address"
    | "dead-link"
    | "alternative-text"
    | "picture-text"
    | "search-length"
    | "heading-order";
};

export type Finding = {
  check: string;
  /** The field's name in the panel's form: `hero.title`, `quickLinks.0.href`. */
  path: string;
  steps: { label: string; index?: number }[];
  message: string;
  blocks: boolean;
};

type SearchText = { text: string; path: string };

export type SearchTexts = { title: SearchText; description: SearchText; address: string };

export type SearchResult = { title: string; description: string; address: string };

export type SocialCard = {
  siteName: string;
  kicker: string;
  title: string;
  picture?: string;
  colors?: { background?: string; accent?: string; kicker?: string };
};

export type CheckedEntry = { findings: Finding[]; result?: SearchResult; card?: SocialCard };

export function fieldName({ steps }: Pick<Finding, "steps">): string {
  return steps.map(({ label, index }) => (index === undefined ? label : `${label} ${index + 1}`)).join(" › ");
}
