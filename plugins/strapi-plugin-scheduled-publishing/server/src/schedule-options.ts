import { refuseUnknown, requireLanguage, requireTimeZone } from "@repo/plugin-kit/server/option-checks";
import type { Core } from "@strapi/strapi";

export type Options = {
  /** Of moments that name none, and the panel's first choice, such as "Europe/Berlin". Without it, UTC and the editor's own. */
  timeZone?: string;
  /** How the panel writes dates, as a language tag, such as "en-GB". Without it, in the panel's language. */
  dateLanguage?: string;
};

export const config = {
  default: {},
  validator(options: Options) {
    refuseUnknown(options, ["timeZone", "dateLanguage"]);
    requireTimeZone(options.timeZone);
    requireLanguage("dateLanguage", options.dateLanguage);
  },
};

export const optionsOf = (strapi: Core.Strapi) => strapi.config.get<Options>("plugin::scheduled-publishing");

export const zoneOf = (strapi: Core.Strapi) => optionsOf(strapi).timeZone ?? "UTC";
