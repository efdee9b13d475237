import { refuseUnknown, requireLanguage, requireTimeZone } from "@repo/plugin-kit/server/option-checks";
import type { Core, UID } from "@strapi/strapi";

export type BroughtBack = {
  strapi: Core.Strapi;
  uid: UID.ContentType;
  documentId: string;
  /** The email address of the editor who did it. */
  user: string;
};

export type Options = {
  /** How many versions of each entry are kept. */
  versions?: number;
  /** How many days a deleted entry can be brought back. */
  deletedDays?: number;
  /** The time zone in which the panel shows times, such as "Europe/Berlin". By default, it is the editor's own. */
  timeZone?: string;
  /** The language in which the panel writes dates, as a tag, such as "en-GB". By default, it is the panel's. */
  dateLanguage?: string;
  /** Called in the transaction in which a deleted entry comes back, for example for an audit. */
  onBringBack?: (entry: BroughtBack) => Promise<void>;
};

export const config = {
  default: { versions: 50, deletedDays: 30 },
  validator(options: Options) {
    refuseUnknown(options, ["versions", "deletedDays", "timeZone", "dateLanguage", "onBringBack"]);
    requirePositive("versions", options.versions);
    requirePositive("deletedDays", options.deletedDays);
    requireTimeZone(options.timeZone);
    requireLanguage("dateLanguage", options.dateLanguage);
    if (options.onBringBack !== undefined && typeof options.onBringBack !== "function") {
      throw new Error("onBringBack must be a function.");
    }
  },
};

type Complete = Options & Required<Pick<Options, keyof typeof config.default>>;

export const optionsOf = (strapi: Core.Strapi) => strapi.config.get<Complete>("plugin::entry-history");

function requirePositive(name: string, value: unknown): void {
  if (!Number.isInteger(value) || Number(value) < 1) throw new Error(`${name} must be a whole number above 0.`);
}
