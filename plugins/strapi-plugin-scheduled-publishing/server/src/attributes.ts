import { isLocalized } from "@repo/plugin-kit/server/locale";
import { typesWithDrafts } from "@repo/plugin-kit/server/types-with-drafts";
import type { Core } from "@strapi/strapi";
import { FIELDS } from "./schedule";

/** Moments are left out of forms, lists and public answers: the panel part shows them, for every type alike. */
const MOMENT = { type: "datetime", private: true, visible: false, writable: true, configurable: false } as const;

export function addScheduleAttributes(strapi: Core.Strapi): void {
  for (const uid of typesWithDrafts(strapi)) {
    const translated = isLocalized(strapi, uid) && { pluginOptions: { i18n: { localized: true } } };
    const { attributes } = strapi.contentType(uid);
    for (const field of FIELDS) Object.assign(attributes, { [field]: { ...MOMENT, ...translated } });
  }
}
