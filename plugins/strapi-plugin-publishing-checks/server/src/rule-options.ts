import { refuseUnknown } from "@repo/plugin-kit/server/option-checks";
import { isValues } from "@repo/plugin-kit/server/values";
import type { Core } from "@strapi/strapi";
import {
  type Entry,
  LEVELS,
  type Part,
  type Rule,
  type SearchTexts,
  type SocialCard,
  type Target,
  type TextFormat,
} from "./types";

type Bounds = { min: number; max: number };

export type Settings = {
  /** Rules of your own. One with the name of a rule of the plugin takes its place. */
  rules: Rule[];
  /** The address of your site. Links that begin with it, or with a single slash, lead to one of its pages. */
  siteUrl: string;
  /** Returns what is at paths of your site, such as "/about", in their order. By default, all paths exist. */
  targetsOf: (paths: string[], strapi: Core.Strapi) => Target[] | Promise<Target[]>;
  /** Fields that hold nothing but an address. */
  linkFields: string[];
  /** Returns how your site renders a text. By default, rich text is Markdown and everything else is plain. */
  textFormat: (part: Part, entry: Pick<Entry, "uid" | "values">) => TextFormat;
  /** Tells which pictures need no alternative text. */
  isDecoration: (part: Part) => boolean;
  /** Tells which fields must not be empty. By default, those are the fields that the schema requires. */
  isRequired: (part: Part) => boolean;
  /** Returns texts of an entry's search result. By default, those of a component `seo` as in Strapi's SEO plugin. */
  searchTexts: (entry: Entry, strapi: Core.Strapi) => SearchTexts | undefined | Promise<SearchTexts | undefined>;
  /** Bounds in characters. */
  searchLengths: { title: Bounds; description: Bounds };
  /** Returns what is shown when an entry's page is shared. By default, no card is drawn. */
  socialCard: (entry: Entry, strapi: Core.Strapi) => SocialCard | undefined | Promise<SocialCard | undefined>;
  /** Called within the transaction that stores a new level, for an audit log. */
  onLevelChange: (change: { rule: string; level: string; actor: string }, strapi: Core.Strapi) => void | Promise<void>;
};

export type Options = Partial<Settings>;

const DEFAULTS: Settings = {
  rules: [],
  siteUrl: "",
  targetsOf: (paths) => paths.map(() => "exists"),
  linkFields: ["href", "url"],
  textFormat: ({ attribute }) => (attribute.type === "richtext" ? "markdown" : "plain"),
  isDecoration: () => false,
  isRequired: ({ attribute: { required, min = 0 } }) => required === true || min > 0,
  searchTexts({ values: { seo } }) {
    if (!isValues(seo)) return undefined;
    const { metaTitle = "", metaDescription = "", canonicalURL = "" } = seo;
    return {
      title: { text: String(metaTitle), path: "seo.metaTitle" },
      description: { text: String(metaDescription), path: "seo.metaDescription" },
      address: String(canonicalURL ?? ""),
    };
  },
  searchLengths: { title: { min: 20, max: 60 }, description: { min: 70, max: 160 } },
  socialCard: () => undefined,
  onLevelChange: () => {},
};

export const config = {
  default: {},
  validator(options: Options) {
    refuseUnknown(options, Object.keys(DEFAULTS));
    for (const [name, value] of Object.entries(options)) {
      const kind = kindOf(DEFAULTS[name as keyof Settings]);
      if (kindOf(value) !== kind) throw new Error(`${name} must be ${kind}.`);
    }
    for (const rule of options.rules ?? []) refuseIncomplete(rule);
  },
};

const kindOf = (value: unknown) => {
  if (typeof value === "function") return "a function";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") return "a text";
  return typeof value === "object" ? "an object" : typeof value;
};

function refuseIncomplete({ name, title, explanation, level, check }: Rule): void {
  const rule = `The rule ${JSON.stringify(name)}`;
  if (!name || !title || !explanation) throw new Error(`${rule} needs a name, a title and an explanation.`);
  if (!LEVELS.includes(level)) throw new Error(`${rule} needs a level: ${LEVELS.join(", ")}.`);
  if (typeof check !== "function") throw new Error(`${rule} needs a function named check.`);
}

export function settingsOf(strapi: Core.Strapi): Settings {
  return { ...DEFAULTS, ...strapi.config.get<Options>("plugin::publishing-checks") };
}
