import { refuseUnknown } from "@repo/plugin-kit/server/option-checks";
import { isValues } from "@repo/plugin-kit/server/values";
import type { Core } from "@strapi/strapi";
import {
  type Check,
  type Entry,
  LEVELS,
  type Level,
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
  levels: Record<Check["name"], Level>;
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
  socialCard: (entry: Entry, strapi: Core.Strapi) => SocialCard | undefined | Promise<SocialCard | undefined>;
};

export type Options = Partial<Omit<Settings, "levels"> & { levels: Partial<Settings["levels"]> }>;

const DEFAULTS: Settings = {
  rules: [],
  levels: {
    "empty-parts": "required",
    "duplicate-address": "required",
    "dead-link": "required",
    "alternative-text": "advice",
    "picture-text": "advice",
    "search-length": "advice",
    "heading-order": "advice",
  },
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
    refuseUnknown(options.levels ?? {}, Object.keys(DEFAULTS.levels));
    for (const [name, level] of Object.entries(options.levels ?? {})) refuseLevel(name, level);
  },
};

const kindOf = (value: unknown) => {
  if (typeof value === "function") return "a function";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") return "a text";
  return typeof value === "object" ? "an object" : typeof value;
};

function refuseIncomplete({ name, level, check }: Rule): void {
  if (!name) throw new Error("Each rule needs a name.");
  refuseLevel(name, level);
  if (typeof check !== "function") throw new Error(`The rule ${JSON.stringify(name)} needs a function named check.`);
}

function refuseLevel(name: string, level: Level): void {
  if (!LEVELS.includes(level)) throw new Error(`The rule ${JSON.stringify(name)} needs a level: ${LEVELS.join(", ")}.`);
}

export function settingsOf(strapi: Core.Strapi): Settings {
  const options = strapi.config.get<Options>("plugin::publishing-checks");
  return { ...DEFAULTS, ...options, levels: { ...DEFAULTS.levels, ...options.levels } };
}
