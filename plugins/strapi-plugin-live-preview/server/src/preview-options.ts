import { refuseUnknown } from "@repo/plugin-kit/server/option-checks";
import type { Core } from "@strapi/strapi";

export type Entry = { strapi: Core.Strapi; uid: string; documentId: string; locale?: string | null };

export type Options = {
  /** The site's origin, such as "https://www.example.com". */
  site: string;
  /** The secret of links to previews. While it is exchanged, give several: the first signs, and all are accepted. */
  secret: string | readonly string[];
  /** The path of the page that shows an entry, such as "/articles/abc". Without one, the entry has no preview. */
  pathOf: (entry: Entry) => string | null | undefined | Promise<string | null | undefined>;
  /** The path at which the site takes the token of a link. */
  enterPath?: string;
  /** Names of text fields that pages don't show as text, such as the addresses of links. */
  unmarkedFields?: readonly string[];
  /** Tells whether a request with a token comes from the site, if the site proves that in a way of its own. */
  isSite?: (headers: Headers) => boolean;
};

export type Headers = Record<string, string | string[] | undefined>;

const NAMES: readonly (keyof Options)[] = ["site", "secret", "pathOf", "enterPath", "unmarkedFields", "isSite"];

const SHORTEST_SECRET = 16;

export const config = {
  default: { enterPath: "/api/preview", unmarkedFields: [], isSite: () => true },
  validator(options: Partial<Options>) {
    refuseUnknown(options, NAMES);
    const { site, secret, pathOf, enterPath, unmarkedFields, isSite } = options;
    const isSecret = (value: unknown) => typeof value === "string" && value.length >= SHORTEST_SECRET;
    demand(
      "site",
      URL.canParse(String(site)) && new URL(String(site)).origin === site,
      "an origin, such as https://www.example.com",
    );
    demand(
      "secret",
      [secret].flat().every(isSecret) && secret?.length !== 0,
      `a text of at least ${SHORTEST_SECRET} characters, or a list of such texts`,
    );
    demand("pathOf", typeof pathOf === "function", "a function that answers the path of an entry's page");
    demand("enterPath", String(enterPath).startsWith("/"), "a path of the site");
    demand("unmarkedFields", Array.isArray(unmarkedFields), "a list of names of fields");
    demand("isSite", typeof isSite === "function", "a function of a request's headers");
  },
};

export const optionsOf = (strapi: Core.Strapi) => strapi.config.get<Required<Options>>("plugin::live-preview");

export const secretsOf = (strapi: Core.Strapi) => [optionsOf(strapi).secret].flat();

function demand(name: keyof Options, isRight: boolean, what: string): void {
  if (!isRight) throw new Error(`${name} must be ${what}.`);
}
