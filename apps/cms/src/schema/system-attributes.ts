import { SCHEDULE_FIELDS } from "@repo/rules/schedule";

export const TIMESTAMPS = ["createdAt", "updatedAt", "publishedAt"];

/** Maintained by Strapi and the schedule: an old date must never come back with an old text. */
export const SYSTEM_ATTRIBUTES: ReadonlySet<string> = new Set([
  "id",
  "documentId",
  "createdBy",
  "updatedBy",
  "locale",
  "localizations",
  ...TIMESTAMPS,
  ...SCHEDULE_FIELDS,
]);
