import { SCHEDULE_FIELDS } from "@repo/rules/schedule";

export const TIMESTAMPS = ["createdAt", "updatedAt", "publishedAt"];

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
