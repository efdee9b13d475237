import type { ContentType, uidOf } from "@repo/rules/content-types";
import { SCHEDULE_FIELDS } from "@repo/rules/schedule";
import type { Core } from "@strapi/strapi";

export type Schedulable = ReturnType<typeof uidOf<ContentType>>;

/** Left out of forms, lists and public answers: `src/admin/schedule` shows them, for every type alike. */
const MOMENT = { type: "datetime", private: true, visible: false, writable: true, configurable: false } as const;

type Registry = { extend: (uid: string, change: (type: { attributes: Record<string, object> }) => void) => void };

/** Every type with drafts has its moments; they count on the draft. */
export function addScheduleAttributes(strapi: Core.Strapi): void {
  for (const uid of schedulableTypes(strapi)) {
    (strapi.get("content-types") as Registry).extend(uid, ({ attributes }) => {
      for (const field of SCHEDULE_FIELDS) attributes[field] = { ...MOMENT };
    });
  }
}

export function schedulableTypes(strapi: Core.Strapi): Schedulable[] {
  return Object.values(strapi.contentTypes)
    .filter(({ uid, options }) => uid.startsWith("api::") && options?.draftAndPublish)
    .map(({ uid }) => uid as Schedulable);
}
