import { refuseUnknown, requireLanguage, requireTimeZone } from "@repo/plugin-kit/server/option-checks";
import type { Core } from "@strapi/strapi";

export type Options = {
  /** The zone of moments that name none (default: UTC), and the panel's first choice, such as "Europe/Berlin". */
  timeZone?: string;
  /** The language in which the panel writes dates, as a tag, such as "en-GB". By default, it is the panel's. */
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
