import { refuseUnknown } from "@repo/plugin-kit/server/option-checks";
import type { Core, UID } from "@strapi/strapi";
import { fieldsOf } from "./page-patterns";

type Context = { strapi: Core.Strapi };

export type Options = {
  /** By type: `{ "api::article.article": "/articles/:slug" }`. At the end, `:path*` holds more than one segment. */
  pages?: Record<string, string>;
  /** Tells whether the site has a page where none of `pages` has one. Paths are decoded. */
  isPage?: (path: string, context: Context) => boolean | Promise<boolean>;
  refuse?: (path: string, context: Context) => string | undefined | Promise<string | undefined>;
  /** Returns an unpublished entry as visitors last saw it: it leaves a redirect if it comes back renamed. */
  lastPublished?: (uid: string, documentId: string, context: Context) => Promise<object | null | undefined>;
};

const FUNCTIONS = ["isPage", "refuse", "lastPublished"] as const;
const TEXTS = ["string", "uid", "text", "enumeration"];
const ALWAYS = ["documentId", "locale"];

export const config = {
  default: { pages: {} },
  validator(options: Options) {
    refuseUnknown(options, ["pages", ...FUNCTIONS]);
    for (const [uid, pattern] of Object.entries(options.pages ?? {})) {
      if (typeof pattern === "string" && /^\/(?!.*\/$)|^\/$/.test(pattern)) continue;
      throw new Error(`pages has to name a path for ${uid}, such as "/articles/:slug".`);
    }
    for (const name of FUNCTIONS) {
      if (options[name] !== undefined && typeof options[name] !== "function")
        throw new Error(`${name} must be a function.`);
    }
  },
};

export const optionsOf = (strapi: Core.Strapi) => strapi.config.get<Options>("plugin::page-redirects");

export const pagesOf = (strapi: Core.Strapi) =>
  Object.entries(optionsOf(strapi).pages ?? {}) as [UID.ContentType, string][];

/** @throws {Error} for a type or a field that doesn't exist. The validator of the options can't know the types. */
export function checkPages(strapi: Core.Strapi): void {
  for (const [uid, pattern] of pagesOf(strapi)) {
    const type = strapi.contentTypes[uid];
    if (!type) throw new Error(`page-redirects: pages names ${uid}, and there is no such content type.`);
    for (const field of fieldsOf(pattern)) {
      if (ALWAYS.includes(field) || TEXTS.includes(String(type.attributes[field]?.type))) continue;
      throw new Error(`page-redirects: ${pattern} names ${field}, and ${uid} has no such field with a text.`);
    }
  }
}
